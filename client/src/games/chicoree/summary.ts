/** The rules on one page: messages with a title and a `.text`. */
export const summary = ["aim", "turn", "lay", "specials", "open", "fist", "challenge", "debts"].map(
  (topic) => `summary-${topic}`,
);
