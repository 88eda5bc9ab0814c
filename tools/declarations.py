"""Declarations for the compiler, from the annotations of the modules that it compiles.

A module whose first line is `# compiled` gets a NAME.pxd beside it, which is not kept in git:

- what it imports where it is not compiled, it `cimport`s; `import *` too;
- an annotated constant is a C variable, the constants of a module that has nothing else are an enum;
- the annotated fields of a class are those of a C struct, see terroir/games/fields.py;
- a function of numbers and compiled classes runs without Python; one that has to make Python objects all the
  same says `# uses Python objects` behind its signature. Sets of spaces (Bits) and C arrays have no Python
  form, so functions with these are for compiled callers only; Python can call all others;
- an annotated local variable has that type; one that counts (over a range, from a number, spaces of a set) is
  an int, and any other has the type of what is assigned to it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

sys.path.insert(
    0, str(Path(__file__).resolve().parent.parent / "src")
)  # it runs before anything is installed

from terroir.games import fields
from terroir.games.fields import NUMBERS, Field

MARKER = "# compiled"
MADE_FROM = "# Made from"
VIEWS = {
    "FlagView": "int8_t[::1]",
    "NumberView": "int16_t[::1]",
    "IntView": "int[::1]",
    "FloatView": "float[::1]",
}
"""Arrays of a caller, see terroir/games/buffers.py."""
C_NAMES = {"int": "int", "bool": "bint", "float": "double", "None": "void", **VIEWS}
ARRAYS = {"Ints", "Codes", "Smalls", "Flags", "Numbers"}
TEXT = {"Text", "Texts"}
PYTHON = {"dict", "list", "tuple", "str", "bytes"}


def compiled_modules(source: Path) -> list[Path]:
    """The modules to compile, with their declarations made: those that have more than constants."""
    write_all(source)
    return [module for module in marked(source) if is_compiled(module.with_suffix(".pxd"))]


def marked(source: Path) -> list[Path]:
    return [module for module in sorted(source.glob("terroir/games/**/*.py")) if is_compiled(module)]


def write_all(source: Path) -> None:
    """Write what has changed since the last time."""
    modules = marked(source)
    made = [module.with_suffix(".pxd") for module in modules]
    digest = sha256()
    for file in (Path(__file__), Path(fields.__file__), *modules):
        digest.update(file.read_bytes())
    stamp = source.parent / "build" / "declarations.txt"
    if stamp.exists() and stamp.read_text() == digest.hexdigest() and all(pxd.exists() for pxd in made):
        return
    for old in set(source.glob("terroir/games/**/*.pxd")).difference(made):
        if MADE_FROM in old.read_text("utf-8"):
            old.unlink()  # its module has moved, or is not compiled any more
    for module, pxd in zip(modules, made, strict=True):
        text = Module(source, module).declarations()
        if not pxd.exists() or pxd.read_text("utf-8") != text:
            pxd.write_text(text, "utf-8")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(digest.hexdigest())


def is_compiled(path: Path) -> bool:
    if not path.exists():
        return False
    with open(path, encoding="utf-8") as file:
        return file.readline().strip() == MARKER


class Module:
    """One module as its declarations need it."""

    def __init__(self, source: Path, path: Path) -> None:
        self.source, self.path = source, path
        self.lines = path.read_text("utf-8").splitlines()
        self.body = ast.parse("\n".join(self.lines)).body
        imports = [node for node in self.conditional() if isinstance(node, ast.ImportFrom)]
        self.imports = [node for node in imports if node.module == "math" or self.has_declarations(node)]
        self.classes = {alias.name for node in self.imports for alias in node.names if is_class(alias.name)}
        self.classes |= {node.name for node in self.body if isinstance(node, ast.ClassDef)}
        self.constants: dict[str, object] = {}
        for node in self.imports:
            imported = source.joinpath(*(node.module or "").split(".")).with_suffix(".py")
            if imported.exists():
                self.constants |= values(ast.parse(imported.read_text("utf-8")).body)
        self.constants |= dict(values(self.body))

    def conditional(self) -> Iterator[ast.stmt]:
        """What stands under `if not cython.compiled` or `if TYPE_CHECKING`."""
        for node in self.body:
            if isinstance(node, ast.If) and ast.unparse(node.test) in (
                "not cython.compiled",
                "TYPE_CHECKING",
            ):
                yield from node.body

    def declarations(self) -> str:
        made = f"{MADE_FROM} {self.path.name}: see tools/declarations.py."
        if not any(isinstance(node, ast.ClassDef | ast.FunctionDef) for node in self.body):
            names = [f"    {name} = {value}" for name, value in values(self.body)]
            return "\n".join([made, "cdef enum:", *names, ""])
        parts = [MARKER, made, "cimport cython"]
        parts += [f"cdef class {node.name}" for node in self.body if isinstance(node, ast.ClassDef)]
        parts += self.cimports()
        for node in self.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                if kind := self.c_type(node.annotation):
                    parts.append(f"cdef {kind} {node.target.id}")
            elif isinstance(node, ast.ClassDef):
                parts += ["", *self.compiled_class(node)]
            elif isinstance(node, ast.FunctionDef):
                parts += self.function(node)
        parts += self.of_fields()
        return "\n".join([*parts, ""])

    def has_declarations(self, node: ast.ImportFrom) -> bool:
        path = self.source.joinpath(*(node.module or "").split("."))
        return path.with_suffix(".pxd").exists() or is_compiled(path.with_suffix(".py"))

    def cimports(self) -> Iterator[str]:
        for node in self.imports:
            names = ", ".join(alias.name for alias in node.names)
            yield f"from {'libc.math' if node.module == 'math' else node.module} cimport {names}"

    # ---- types --------------------------------------------------------------
    def c_type(self, annotation: ast.expr | None) -> str:
        """The C name of a type that compiled code knows; empty for any other."""
        name = ast.unparse(annotation).strip("'") if annotation else "object"
        name = name.removesuffix(" | None")
        if name in NUMBERS | ARRAYS | TEXT | self.classes or name in C_NAMES:
            return C_NAMES.get(name, name)
        return ""

    def any_type(self, annotation: ast.expr | None) -> str:
        """The same, with Python's own types; empty for any object."""
        name = ast.unparse(annotation).partition("[")[0] if annotation else ""
        return self.c_type(annotation) or (name if name in PYTHON else "")

    # ---- classes ------------------------------------------------------------
    def fields_of(self, node: ast.ClassDef) -> list[Field]:
        return [
            fields.field(each.target.id, ast.unparse(each.annotation))
            for each in node.body
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
        ]

    def compiled_class(self, node: ast.ClassDef) -> Iterator[str]:
        yield "@cython.final"
        yield f"cdef class {node.name}:"
        for field in self.fields_of(node):
            yield f"    {self.member(field)}"
        for each in node.body:
            if isinstance(each, ast.FunctionDef) and not each.name.startswith("__"):
                yield from (f"    {line}" for line in self.function(each))

    def member(self, field: Field) -> str:
        kind = C_NAMES.get(field.kind, field.kind.partition("[")[0])
        shape = fields.sizes(field, self.constants)
        if field.nested:
            return f"cdef {kind}{''.join(f'[{size}]' for size in shape)} {field.name}"
        if shape:
            count = 1
            for size in shape:
                count *= size
            return f"cdef {kind}[{count}] {field.name}"
        hidden = kind in ("Bits", "Text") or field.kind in VIEWS
        return f"cdef {'' if hidden else 'public '}{kind} {field.name}"

    # ---- functions ----------------------------------------------------------
    def function(self, node: ast.FunctionDef) -> Iterator[str]:
        if node.decorator_list or node.args.vararg or node.args.kwarg or node.args.defaults:
            return  # Python's own
        arguments = node.args.args
        annotations = [a.annotation for a in arguments if a.arg != "self"]
        kinds = [self.any_type(annotation) for annotation in annotations]
        given = self.any_type(node.returns)
        signature = range(node.lineno - 1, node.body[0].lineno)
        alone = all(kind not in {"", *PYTHON, *TEXT} for kind in [*kinds, given])
        alone = alone and given not in self.classes
        alone = alone and not any("# uses Python objects" in self.lines[i] for i in signature)
        c_only = {"Bits", *ARRAYS} & {*kinds, given}
        if local := self.locals(node):
            yield f"@cython.locals({', '.join(f'{name}={kind}' for name, kind in local.items())})"
        names = [a.arg for a in arguments if a.arg != "self"]
        listed = [f"{kind} {name}".strip() for kind, name in zip(kinds, names, strict=True)]
        if arguments and arguments[0].arg == "self":
            listed.insert(0, "self")
        how = "cdef" if c_only else "cpdef"
        what = given if alone or given != "void" else ""
        end = " noexcept nogil" if alone else ""
        yield f"{how} {what} {node.name}({', '.join(listed)}){end}".replace("  ", " ")

    def locals(self, node: ast.FunctionDef) -> dict[str, str]:
        """The types of local variables, as far as they are not left to the compiler."""
        counts: dict[str, str] = {}
        annotated: dict[str, str] = {}
        for each in ast.walk(node):
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                annotated[each.target.id] = self.any_type(each.annotation)
            elif isinstance(each, ast.Assign) and is_count(each.value):
                counts |= {target.id: "int" for target in each.targets if isinstance(target, ast.Name)}
            elif isinstance(each, ast.For) and ast.unparse(each.iter).startswith("range("):
                counts[ast.unparse(each.target)] = "int"
        parameters = {a.arg for a in node.args.args}
        found = counts | {name: kind for name, kind in annotated.items() if kind}
        return {name: kind for name, kind in sorted(found.items()) if name not in parameters}

    def of_fields(self) -> Iterator[str]:
        """The functions that fields.py makes where nothing is compiled: the same lines."""
        classes = {node.name: node for node in self.body if isinstance(node, ast.ClassDef)}
        for node in self.conditional():
            if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Call):
                continue
            how, arguments = ast.unparse(node.value.func), [ast.unparse(a) for a in node.value.args]
            name = ast.unparse(node.targets[0])
            if how not in ("fields.copier", "fields.writer", "fields.reader", "fields.namer"):
                continue
            cls, left_out = arguments[0], str(self.constants[arguments[1]])
            declared = self.fields_of(classes[cls])
            lines: Iterable[str]
            if how == "fields.copier":
                head = f"cdef inline void {name}({cls} self, {cls} o) noexcept nogil:"
                lines = fields.copied(declared, left_out)
            elif how == "fields.namer":
                head = f"cdef inline tuple {name}():"
                lines = fields.named(declared, left_out)
            else:
                head = f"cdef inline object {name}({cls} self, dict d):"
                made = fields.written if how == "fields.writer" else fields.read
                lines = made(declared, self.constants, left_out)
            yield from ("", head, *(f"    {line}" for line in lines))


def is_class(name: str) -> bool:
    return name[0].isupper() and not name.isupper() and name not in NUMBERS | ARRAYS | TEXT


def is_count(value: ast.expr) -> bool:
    """A whole number written out, the size of a set, or a sum of these."""
    match value:
        case ast.Constant(value=number):
            return type(number) is int
        case ast.UnaryOp(operand=operand):
            return is_count(operand)
        case ast.BinOp(left=left, right=right) | ast.IfExp(body=left, orelse=right):
            return is_count(left) and is_count(right)
        case ast.Call(func=ast.Attribute(attr="bit_count")):
            return True
    return False


def values(body: list[ast.stmt]) -> Iterator[tuple[str, object]]:
    """The constants of a module whose values can be seen in its text."""
    known: dict[str, object] = {}
    for node in body:
        if isinstance(node, ast.Assign):
            target, value = node.targets[0], node.value
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            target, value = node.target, node.value
        else:
            continue
        if isinstance(target, ast.Name):
            try:
                known[target.id] = eval(compile(ast.Expression(value), "", "eval"), {}, dict(known))
            except Exception:
                continue
            yield target.id, known[target.id]


if __name__ == "__main__":
    write_all(Path(__file__).resolve().parent.parent / "src")
