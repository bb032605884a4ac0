import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { removeEnded } from "./remove-ended.ts";

const NOW = Date.parse("2026-11-18T06:00:00Z");
const PAST = "2026-11-17T18:29:00.000Z";
const NEXT = "2026-11-18T18:29:00.000Z";

it.each([
  ["an element that has ended", `<p>a</p><p data-until="${PAST}">b</p><p>c</p>`, "<p>a</p><p>c</p>"],
  ["an element that ends at this moment", '<p data-until="2026-11-18T06:00:00.000Z">b</p>', ""],
  [
    "nested elements of the same name",
    `<ul><li class="x" data-until="${PAST}" lang="hi"><ul><li>1</li><li>2</li></ul></li><li>c</li></ul>`,
    "<ul><li>c</li></ul>",
  ],
  ["a name that another one begins with", `<a data-until="${PAST}"><abbr>b</abbr></a><a>c</a>`, "<a>c</a>"],
  [
    "an element inside of one that has ended",
    `<aside data-until="${PAST}"><a data-until="${NEXT}">b</a><a data-until="${PAST}">c</a></aside>d`,
    "d",
  ],
  ["an element without content", `a<img alt="" data-until="${PAST}"/>b`, "ab"],
  ["an element without an end tag", `a<p data-until="${PAST}">b`, "a"],
])("removes %s", (_title, html, expected) => {
  expect(removeEnded(html, NOW)).toBe(expected);
});

it.each([
  ["what ends later", `<p data-until="${NEXT}">b</p>`],
  ["what has no end", '<p data-until="">b</p>'],
  ["a time that cannot be read", '<p data-until="soon">b</p>'],
  ["the same words in a text", `<p>&lt;p data-until=&quot;${PAST}&quot;&gt;</p>`],
  ["another attribute", `<p data-until-when="${PAST}">b</p>`],
])("keeps %s", (_title, html) => {
  expect(removeEnded(html, NOW)).toBe(html);
});

it("removes an element with hostile text and attributes as a whole", () => {
  const hostile = `</li><li data-until="${NEXT}">"'><script>`;
  const item = (until: string) =>
    h("li", { title: hostile, "data-until": until }, hostile, h("b", null, "x"));
  const html = renderToStaticMarkup(h("ul", null, item(PAST), item(NEXT)));
  expect(removeEnded(html, NOW)).toBe(renderToStaticMarkup(h("ul", null, item(NEXT))));
});
