const OTHER_LINE_BREAK = /\r\n?/g;

/**
 * Line breaks are stored as LF, and a limit counts each as one character. Forms send CRLF for what was typed as LF, so that whatever
 * comes from outside goes through this once: a text, or the texts of a parsed JSON value.
 */
export function withLineFeeds<Value>(value: Value): Value;
export function withLineFeeds(value: unknown): unknown {
  if (typeof value === "string") return value.replace(OTHER_LINE_BREAK, "\n");
  if (Array.isArray(value)) return value.map((item) => withLineFeeds(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withLineFeeds(part)]));
}
