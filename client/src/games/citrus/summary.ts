/** The rules on one page: messages with a title and a `.text`. */
export const summary = ["aim", "turn", "build", "place", "finca", "scoring", "harvest", "actions", "end"].map(
  (topic) => `summary-${topic}`,
);
