import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinkedText } from "./linked-text.tsx";

const links = (text: string) =>
  [...renderToStaticMarkup(<LinkedText text={text} />).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

test.each([
  ["Fill the form at https://school.example/form.", ["https://school.example/form"]],
  ["(see http://a.example/b?c=1&d=2)", ["http://a.example/b?c=1&amp;d=2"]],
  ["देखें https://school.example/सूचना।", ["https://school.example/सूचना"]],
  ["https://a.example, https://b.example!", ["https://a.example", "https://b.example"]],
  ["javascript:alert(1) and www.school.example stay text", []],
])("the addresses in '%s'", (text, expected) => {
  expect(links(text)).toEqual(expected);
});

test("the text itself is unchanged", () => {
  const text = "One https://a.example two <b>three</b>";
  const html = renderToStaticMarkup(<LinkedText text={text} />);
  expect(html.replace(/<[^>]*>/g, "")).toBe("One https://a.example two &lt;b&gt;three&lt;/b&gt;");
});
