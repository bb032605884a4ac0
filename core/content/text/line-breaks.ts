const OTHER_LINE_BREAK = /\r\n?/g;

/**
 * Line breaks are stored as LF and count as one character. Forms send CRLF, so all input is normalized once: a text, or the
 * texts of a parsed JSON value.
 */
export function withLineFeeds<Value>(value: Value): Value;
export function withLineFeeds(value: unknown): unknown {
  if (typeof value === "string") return value.replace(OTHER_LINE_BREAK, "\n");
  if (Array.isArray(value)) return value.map((item) => withLineFeeds(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withLineFeeds(part)]));
}
