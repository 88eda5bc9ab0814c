"""What views look like has changed on purpose: write their digits anew. The rest of the corpus stays.

./run python -m tests.corpus.make_views
"""

import json

from tests.corpus.reading import FOLDER, lines, record_views, table_views

if __name__ == "__main__":
    views = {one["name"]: record_views(one["text"]) for one in lines("records.jsonl.gz")}
    for one in lines("tables.jsonl.gz"):
        views[f"table {one['name']}"] = table_views(one["table"], one["secret"], one["log"])
    (FOLDER / "views.json").write_text(json.dumps(views, indent=0) + "\n", "utf-8")
