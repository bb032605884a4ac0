import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinkedText } from "../../../core/site/components/linked-text.tsx";
import { languageOf } from "../../../core/ui/language.ts";
import { PostText } from "./post-text.tsx";

const draw = (text: string, images: string[] = []) =>
  renderToStaticMarkup(<PostText text={text} images={images} language="en" />);

/** The old rendering of posts, without Markdown. */
function drawPlainly(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return renderToStaticMarkup(
    <div className="mt-4 grid gap-5 text-[1.125rem]">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} lang={languageOf(paragraph, "en")} className="whitespace-pre-line">
          <LinkedText text={paragraph.trim()} />
        </p>
      ))}
    </div>,
  );
}

test.each([
  "One paragraph.\nIts second line.\n\nAnother one.",
  "  Indented.\n    More so.\n\tBy a tab.  \n   \n\n \n    A second, indented paragraph.   ",
  "2026. We began with 12 children.\n2027. There were 40.\n\n1986. A good year",
  "अनुशासन का अर्थ है समय पर आना।\nरोज़।\n\nThen in English.\n\n१. पहला\n२. दूसरा",
  "See https://a.example/some_long_name_(1)?x=*y*, or http://b.example/_c_. Write to office@a.example.",
  "#hashtag #school\n# not a heading\n#### nor this",
  "5 * 3 = 15, 2*3*4 and * this *\n* Conditions apply.\n* * *",
  "file_name_one.pdf, _so_ and __so__, Name: _______",
  "<b>bold</b> & <script>alert('x')</script> &nbsp; <!-- no -->",
  "Heading\n=======\nOther\n-------\n---\n- - -\n***\n___",
  "A | B\n--- | ---\n1 | 2",
  "C:\\new\\*.txt ¯\\_(ツ)_/¯ \\[not\\]",
  "`code` ~~gone~~ ```three```",
  "[1] a footnote (see below), [sic], [x](y z), [a]: b",
  "-5 degrees, ->, —\n- \n-\n>3 marks\n1.\n1.5 litres\n1)a",
  "It ends in a star* and begins with one *here",
  "\n\n \n",
  "",
])("renders a text without marks as before: %j", (text) => {
  expect(draw(text)).toBe(drawPlainly(text));
  // With the line endings of forms; browsers treat both as equal.
  const sent = text.replaceAll("\n", "\r\n");
  expect(draw(sent)).toBe(drawPlainly(sent).replaceAll("\r\n", "\n"));
});

test("renders each mark as its element", () => {
  const html = draw("## A\n### B\n**c** *d* [e](/f)\n- g\n- h\n1. i\n> j\n![k](picture:1)", [
    "l-200x150.jpg",
  ]);
  for (const element of ["h3", "h4", "strong", "em", "ul", "ol", "blockquote"]) {
    expect(html).toMatch(new RegExp(`<${element}[ >]`));
  }
  expect(html).toContain('<a href="/f" class="text-link wrap-anywhere">e</a>');
  expect(html).toMatch(/<img src="\/api\/v1\/uploads\/l-200x150\.jpg"[^>]* alt="k"/);
});

test("sets the language of each paragraph, heading and item", () => {
  const html = draw("## अनुशासन\n\nEnglish\n\n- समय पर आना\n- Be kind");
  expect(html.match(/<(h3|p|li) lang="hi"/g)).toEqual(['<h3 lang="hi"', '<li lang="hi"']);
});

test("links addresses in bold text, but not inside of links", () => {
  expect(draw("[https://a.example](https://b.example)").match(/<a /g)).toHaveLength(1);
  expect(draw("**https://a.example**")).toContain('<strong><a href="https://a.example"');
});
