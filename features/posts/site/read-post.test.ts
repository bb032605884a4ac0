import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Block, findBlockStarts, findMarks, type Part, readPost, textOf } from "./read-post.ts";

const paragraph = (...parts: Part[]): Block => ({ kind: "paragraph", parts });
const bold = (...parts: Part[]): Part => ({ kind: "bold", parts });
const italic = (...parts: Part[]): Part => ({ kind: "italic", parts });
const link = (href: string, ...parts: Part[]): Part => ({ kind: "link", href, parts });
const list = (...items: Block[][]): Block => ({ kind: "list", isNumbered: false, items });
const numbered = (...items: Block[][]): Block => ({ kind: "list", isNumbered: true, items });

test.each<[string, Block[]]>([
  ["One\ntwo\n\nthree", [paragraph("One\ntwo"), paragraph("three")]],
  ["a **b** c", [paragraph("a ", bold("b"), " c")]],
  ["a *b* c", [paragraph("a ", italic("b"), " c")]],
  ["(*a*) “**b**” - *c*", [paragraph("(", italic("a"), ") “", bold("b"), "” - ", italic("c"))]],
  ["***a***", [paragraph(italic(bold("a")))]],
  ["**a *b* c**", [paragraph(bold("a ", italic("b"), " c"))]],
  ["**यह** **बहुत** अच्छा है", [paragraph(bold("यह"), " ", bold("बहुत"), " अच्छा है")]],
  ["[**a** b](https://c.example)", [paragraph(link("https://c.example", bold("a"), " b"))]],
  ["[a](/fees) b", [paragraph(link("/fees", "a"), " b")]],
  ["[a](mailto:b@c.example)", [paragraph(link("mailto:b@c.example", "a"))]],
  ["[a](tel:+91123)", [paragraph(link("tel:+91123", "a"))]],
  ["[a](https://b.example/c_(d)).", [paragraph(link("https://b.example/c_(d)", "a"), ".")]],
  ["## A **b**", [{ kind: "heading", level: 3, parts: ["A ", bold("b")] }]],
  ["a\n## B\nc", [paragraph("a"), { kind: "heading", level: 3, parts: ["B"] }, paragraph("c")]],
  ["- a\n- b\n\n- c", [list([paragraph("a")], [paragraph("b")], [paragraph("c")])]],
  ["Bring:\n- a\n- b", [paragraph("Bring:"), list([paragraph("a")], [paragraph("b")])]],
  ["1. a\n2. b\n9) c", [numbered([paragraph("a")], [paragraph("b")], [paragraph("c")])]],
  ["- a\n  - b\n    c\n- d", [list([paragraph("a"), list([paragraph("b\nc")])], [paragraph("d")])]],
  ["1. a\n\n   b", [numbered([paragraph("a"), paragraph("b")])]],
  ["- a\n\nb", [list([paragraph("a")]), paragraph("b")]],
  ["> a\n> b\n>\n> - c", [{ kind: "quote", blocks: [paragraph("a\nb"), list([paragraph("c")])] }]],
  ["![A bell](picture:2)", [paragraph({ kind: "picture", index: 1, alt: "A bell" })]],
  ["a ![](picture:1) b", [paragraph("a ", { kind: "picture", index: 0, alt: "" }, " b")]],
])("%j", (text, blocks) => {
  expect(readPost(text, 2)).toEqual(blocks);
});

test.each(["![a](picture:3)", "![a](picture:0)", "![a](picture:999)\n![b](picture:4)"])(
  "%j shows nothing: the post has two pictures",
  (text) => {
    expect(readPost(text, 2)).toEqual([]);
  },
);

test("raises a heading without a higher one before it", () => {
  const levels = readPost("### a\n## b\n### c", 0).map((block) => block.kind === "heading" && block.level);
  expect(levels).toEqual([3, 3, 4]);
});

describe("text that is not a mark", () => {
  test.each([
    "1986. A good year",
    "2. Then we went home",
    "2026. We began\n2027. We went on",
    "#hashtag and # one",
    "#### Too deep",
    "snake_case_name and _this_ and __that__",
    "Name: ______ Class: ______",
    "5 * 3 * 2 and 5*3*2",
    "* Conditions apply\n* No refunds",
    "* * *",
    "---",
    "- - -",
    "Title\n=====\nmore\n-----",
    "    four spaces\n\tand a tab",
    "A | B\n--|--\n1 | 2",
    "`code` and ~~gone~~ and ```\nfence\n```",
    "<b>bold</b> <script>alert(1)</script> <!-- --> &amp;",
    "C:\\*\\temp and \\# \\[",
    "[1] see below (note) and [x] (y)",
    "[a]: https://b.example\n[a]",
    "<https://a.example> and a@b.example",
    "https://a.example/x_y_z*w*?q=[1]",
    ">5 marks, ->, -5 degrees, 1.5 and 1.",
    "**unclosed and *unclosed",
    "[a](javascript:alert(1))",
    "[a](JaVaScRiPt:alert(1))",
    "[a](data:text/html,<script>alert(1)</script>)",
    "[a](vbscript:x) [a](file:///etc/passwd) [a](blob:x) [a](ftp://x.example)",
    "[a](//evil.example) [a](/\\evil.example) [a](relative) [a](#here)",
    "[a](\u0001javascript:alert(1)) [a]( https://b.example ) [a](<https://b.example>)",
    "[a](picture:1)",
    "![a](picture:-1) ![a](picture:1e1) ![a](picture:x)",
  ])("%j", (text) => {
    expect(readPost(text, 2)).toEqual([paragraph(text.trim())]);
  });
});

test("nests lists and quotes three levels deep", () => {
  const [outer] = readPost("- a\n  - b\n    - c\n      - d", 0);
  expect(outer).toEqual(
    list([paragraph("a"), list([paragraph("b"), list([paragraph("c"), paragraph("- d")])])]),
  );
  expect(JSON.stringify(readPost(`${"> ".repeat(40_000)}a`, 0)).match(/"quote"/g)).toHaveLength(3);
  expect(JSON.stringify(readPost(`${"- ".repeat(40_000)}a`, 0)).match(/"list"/g)).toHaveLength(3);
});

test("finds where each block begins", () => {
  const text = "\n## A\nb\nc\n\n\n- d\n  - e\n\n![](picture:9)\n\n> f\n> g\n\nh\n";
  const starts = findBlockStarts(text, 1);
  expect(starts).toHaveLength(readPost(text, 1).length);
  expect(starts.map((start) => text.slice(start).trimStart().slice(0, 3))).toEqual([
    ...["## ", "b\nc", "- d", "> f", "h\n"],
  ]);
});

test.each([
  ["a **b** *c*", ["bold **b** b", "italic *c* c"]],
  ["- ***a***", ["italic ***a*** **a**", "bold **a** a"]],
  ["> [**a** b](/c)", ["link [**a** b](/c) **a** b", "bold **a** a"]],
  ["5 * 3 [a](javascript:b) **c", []],
  ["*a* ".repeat(201), []],
])("finds the marks of the line %j", (line, found) => {
  const marks = findMarks(line).map(
    ({ kind, from, to, innerFrom, innerTo }) =>
      `${kind} ${line.slice(from, to)} ${line.slice(innerFrom, innerTo)}`,
  );
  expect(marks).toEqual(found);
});

test("returns the text of a post without marks", () => {
  const text = "## A\n\nb **c** [d](/e)\n\n- f\n  - g\n\n> h\n\n![i](picture:1)";
  expect(textOf(readPost(text, 1))).toBe("A\nb c d\nf\ng\nh\n");
});

const HOSTILE = [
  "[",
  "![",
  "*a ",
  "(*a ",
  "***a ",
  "*(a ",
  "<!--",
  "</",
  "`",
  "[a](",
  "\\*",
  "> ",
  "- ",
  "1. ",
];
const LINES = [
  "- a\n",
  "- a\n\nx\n\n",
  "> a\n- b\n",
  "## a\n",
  "\n",
  " \n",
  "- a\n  - b\n    - c\n      - d\n",
];

test.each([...HOSTILE, ...LINES])("reads 100 000 characters of %j", { timeout: 20_000 }, (piece) => {
  const text = piece.repeat(Math.ceil(100_000 / piece.length)).slice(0, 100_000);
  const inParagraphs = text.match(/[\s\S]{1,300}/g)?.join("\n\n") ?? "";
  for (const each of [text, inParagraphs]) expect(readPost(each, 1)).toBeInstanceOf(Array);
});

test("loses only marks and white space of any text", () => {
  const piece = fc.constantFrom(
    ..."*_[]()!>-#1. \n\t\\`<a\u0915".split(""),
    "](/x)",
    "picture:1",
    "\n\n",
    "## ",
  );
  const letters = (text: string) => text.match(/[a\u0915]/g)?.length ?? 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join("");
      const alts =
        JSON.stringify(readPost(text, 1))
          .match(/"alt":"[^"]*"/g)
          ?.join("") ?? "";
      expect(letters(textOf(readPost(text, 1))) + letters(alts.replaceAll('"alt"', ""))).toBe(letters(text));
    }),
  );
});
