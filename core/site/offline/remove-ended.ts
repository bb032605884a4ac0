/** The start tag of an element with an end. React escapes `<`, `>` and `"` in attributes. */
const START_TAG = /<([a-z][a-z\d]*)\s(?:[^<>]*\s)?data-until="([^"<>]*)"[^<>]*>/g;

/**
 * Removes what has ended from the HTML of a saved page: every element whose `data-until` is a past time. It works on the text,
 * because a worker has no HTML parser, and the page must be right even if its scripts are blocked.
 */
export function removeEnded(html: string, now: number): string {
  let kept = "";
  let position = 0;
  for (const { 0: tag, 1: name = "", 2: until = "", index } of html.matchAll(START_TAG)) {
    const isInsideRemoved = index < position;
    if (isInsideRemoved || !(Date.parse(until) <= now)) continue;
    kept += html.slice(position, index);
    position = tag.endsWith("/>") ? index + tag.length : findEnd(html, name, index);
  }
  return kept + html.slice(position);
}

/** The position after the end tag of the element that starts at `index`. */
function findEnd(html: string, name: string, index: number): number {
  let depth = 0;
  for (const tag of html.slice(index).matchAll(new RegExp(`<(/?)${name}(?:\\s[^<>]*)?>`, "g"))) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return index + tag.index + tag[0].length;
  }
  return html.length;
}
