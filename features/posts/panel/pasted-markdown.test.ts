import { type DefaultTreeAdapterMap, parse } from "parse5";
import { describe, expect, test } from "vitest";
import { legacyToUnicode } from "../../../core/content/legacy-hindi/legacy-to-unicode.ts";
import { readPost } from "../site/read-post.ts";
import { toPostMarkdown } from "./pasted-markdown.ts";
import { hideInlineStyles, type PastedNode } from "./pasted-nodes.ts";

/** Parsed like the `DOMParser` of a browser does. */
function toNode(node: DefaultTreeAdapterMap["node"]): PastedNode {
  const attributes = "attrs" in node ? node.attrs : [];
  return {
    nodeName: "tagName" in node ? node.tagName.toUpperCase() : node.nodeName,
    nodeValue: "value" in node ? node.value : null,
    childNodes: "childNodes" in node ? node.childNodes.map(toNode) : [],
    getAttribute: (name) => attributes.find((attribute) => attribute.name === name)?.value ?? null,
  };
}

const convert = (html: string) => toPostMarkdown(toNode(parse(hideInlineStyles(html))));

const MARKER = (sign: string, font = "Symbol") =>
  `<![if !supportLists]><span style='font-family:${font};mso-fareast-font-family:${font};\nmso-bidi-font-family:${font}'><span style='mso-list:Ignore'>${sign}<span\nstyle='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`;

const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- @list l0:level1 {mso-level-number-format:bullet;} p.MsoNormal {margin:0cm;} --></style>
</head>
<body lang=EN-IN style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoTitle>Annual Day<o:p></o:p></p>
<h1><span style='mso-fareast-language:EN-IN'>The programme<o:p></o:p></span></h1>
<h2>Songs <b>and</b> plays<o:p></o:p></h2>
<p class=MsoNormal>We invite <b style='mso-bidi-font-weight:
normal'>all parents </b>to the “annual day”. It is <i style='mso-bidi-font-style:normal'>free</i>.<br
style='mso-special-character:line-break'>
Read <a href="https://school.example/rules_(new).html?utm_source=mail&amp;page=2"><span style='color:blue'>the
rules</span></a>.<span style='mso-spacerun:yes'>  </span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${MARKER("·")}Water
bottle<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;
text-indent:-18.0pt;mso-list:l0 level2 lfo1'>${MARKER("o", '"Courier New"')}of <b>steel</b><o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${MARKER("·")}Cap<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'>${MARKER("1.")}Come<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'>${MARKER("2.")}Sit<o:p></o:p></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="x"><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--><![if !vml]><img
width=200 height=100 src="file:///C:/Users/office/image001.png" v:shapes="x"><![endif]><del>Old</del> End
<a href="file:///C:/Users/office/list.docx">list</a><o:p></o:p></p>
<!--EndFragment-->
</body></html>`;

const GOOGLE_DOCS = `<html><body><!--StartFragment--><meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;font-style:normal;white-space:pre-wrap;">खेल दिवस</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;">Come </span><span style="font-weight:700;">early</span><span style="font-weight:400;font-style:italic;"> please</span><span style="font-weight:400;">.</span></p><ul style="padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><ul style="padding-inline-start:48px;"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Inner</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><a href="mailto:office@school.example" style="text-decoration:none;"><span style="color:#1155cc;">Write to us</span></a></p></li></ul></b><br class="Apple-interchange-newline"><!--EndFragment--></body></html>`;

const LIBRE_OFFICE = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head>
<meta http-equiv="content-type" content="text/html; charset=utf-8"/><meta name="generator" content="LibreOffice 24.2"/>
<style type="text/css">h1 { margin-bottom: 0.21cm } p { margin-bottom: 0.25cm }</style></head><body lang="en-IN" dir="ltr">
<h3 class="western">Timings</h3>
<p style="line-height: 100%; margin-bottom: 0cm">The school opens at <b>eight</b>
o’clock, <font color="#c9211e"><i><u>not</u></i></font> later.</p>
<p style="margin-bottom: 0cm"><br/>

</p>
<ol>
	<li><p style="margin-bottom: 0cm">Prayer</p></li>
	<li><p style="margin-bottom: 0cm">Classes</p>
	<ul><li><p>Hindi</p></li></ul></li>
</ol>
<table width="643" cellpadding="4"><thead><tr><th><p>Class</p></th><th><p>Fee</p></th></tr></thead>
<tr><td><p>Nursery</p></td><td><p>₹ 500</p><p>a month</p></td></tr></table>
</body></html>`;

const WORD_ON_THE_WEB = `<div class="OutlineElement Ltr"><p class="Paragraph" role="heading" aria-level="1"><span class="TextRun"><span class="NormalTextRun">Rules</span></span><span class="EOP"> </span></p></div><div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list"><li data-aria-level="1" role="listitem"><p class="Paragraph"><span class="TextRun">Be kind</span></p></li></ul></div><div class="ListContainerWrapper"><ul role="list"><li data-aria-level="2" role="listitem"><p class="Paragraph"><span style="font-weight: bold;">Always</span></p></li></ul></div>`;

describe("the formatted text of", () => {
  test("Word", () => {
    expect(convert(WORD)).toEqual({
      text: [
        "## Annual Day",
        "## The programme",
        "### Songs and plays",
        "We invite **all parents** to the “annual day”. It is *free*.\nRead [the rules](https://school.example/rules_%28new%29.html?page=2).",
        "- Water bottle\n  - of **steel**\n- Cap",
        "1. Come\n2. Sit",
        "End list",
      ].join("\n\n"),
      startsOnOwnLine: true,
      endsOnOwnLine: false,
      leftOut: { pictures: 1, links: 1, tables: 0 },
    });
  });

  test("Google Docs", () => {
    expect(convert(GOOGLE_DOCS).text).toBe(
      "## खेल दिवस\n\nCome **early** *please*.\n\n- One\n  - Inner\n- [Write to us](mailto:office@school.example)",
    );
  });

  test("LibreOffice", () => {
    const { text, leftOut } = convert(LIBRE_OFFICE);
    expect(text).toBe(
      "## Timings\n\nThe school opens at **eight** o’clock, *not* later.\n\n1. Prayer\n2. Classes\n   - Hindi\n\n**Class** | **Fee**\nNursery | ₹ 500 a month",
    );
    expect(leftOut).toEqual({ pictures: 0, links: 0, tables: 1 });
  });

  test("Word on the web", () => {
    expect(convert(WORD_ON_THE_WEB).text).toBe("## Rules\n\n- Be kind\n  - **Always**");
  });
});

test.each([
  ["lines of a mail", "<div>One</div><div>Two</div><div><br></div><div>Three</div>", "One\nTwo\n\nThree"],
  ["words of a page", "a <span>\n  b</span>   c", "a b c"],
  ["a quote", "<blockquote><p>a</p><p>b</p></blockquote><p>c</p>", "> a\n>\n> b\n\nc"],
  ["a list that goes on", "<ol start=4><li>a<li>b</ol>", "4. a\n5. b"],
  ["two paragraphs of an item", "<ul><li><p>a</p><p>b</p><li>c</ul>", "- a\n\n  b\n- c"],
  ["a heading in an item", "<ul><li><h3>a</h3> b</ul>", "- a\n\n  b"],
  ["typed bullets", "<p>•\u00a0a</p><p>·  b</p>", "- a\n- b"],
  [
    "an emoji that is a picture",
    '<p>Well done <img alt="🎉" src="data:image/gif;base64,R0"></p>',
    "Well done 🎉",
  ],
  ["preformatted text", "<pre>a\n  b</pre>", "a\n  b"],
  ["a table that arranges a page", "<table><tr><td><h2>a</h2><p>b</p></table>", "## a\n\nb"],
  [
    "an address as the words of a link",
    '<a href="https://a.example/b">https://a.example/b</a>',
    "https://a.example/b",
  ],
  ["brackets in a link", '<a href="https://a.example/b">Fees [PDF]</a>', "[Fees (PDF)](https://a.example/b)"],
  ["bold and italic", "<p><b><i>a</i></b> <strong>b</strong><em>c</em></p>", "***a*** **b**c"],
  ["bold inside of a word", "<p>un<b>believ</b>able, <b>A</b>nd</p>", "unbelievable, **A**nd"],
  ["bold over two lines", "<p><b>a<br>b</b></p>", "**a**\n**b**"],
  ["a bold mark that could not be read", "<p><b>Note:</b>now</p>", "Note:now"],
  ["Hindi with joiners", "<p><b>क्\u200dष</b>मा\u00ad</p>", "**क्\u200dष**मा"],
  ["invisible characters", "<p>a\u0007b\ufeff</p>", "ab"],
  ["nothing", "<p>&nbsp;</p><br><div></div>", ""],
])("%s", (_, html, text) => {
  expect(convert(html).text).toBe(text);
});

test("lists are at most three levels deep, as in a post", () => {
  const { text } = convert("<ul><li>a<ul><li>b<ul><li>c<ul><li>d</ul></ul></ul></ul>");
  expect(text).toBe("- a\n  - b\n    - c\n    - d");
  expect(JSON.stringify(readPost(text, 0)).match(/"list"/g)).toHaveLength(3);
});

test("scripts, styles, hidden text and tracking pixels are left out, and addresses that run scripts", () => {
  const { text, leftOut } = convert(
    `<style>p { color: red }</style><script>alert(1)</script><p onclick="alert(2)">a
    <img src=x width=1 height=1><img src=x onerror=alert(3)><svg onload=alert(4)><text>x</text></svg>
    <span style="display: none">b</span><a href="javascript:alert(5)">c</a><a href=" JAVA&#10;SCRIPT:alert(6)">d</a>
    <a href="data:text/html,x">e</a><a href="/fees">f</a><a href="#top">g</a><iframe src="javascript:alert(7)"></iframe></p>`,
  );
  expect(text).toBe("a cd efg");
  expect(leftOut).toEqual({ pictures: 3, links: 4, tables: 0 });
});

test("text in Kruti Dev keeps what its conversion to Unicode keeps", () => {
  const { text } = convert("<h1>[ksy fnol</h1><p><b>cPpksa</b> us <i>iz'u</i> iwNsA</p>");
  expect(text).toBe("## [ksy fnol\n\n**cPpksa** us iz'u iwNsA");
  expect(legacyToUnicode(text)).toBe("## खेल दिवस\n\n**बच्चों** ने प्रश्न पूछे।");
});

test("a long document is converted", () => {
  const { text } = convert(`<p>A <b>bold</b> and <i>slanted</i> sentence.</p>`.repeat(5000));
  expect(text.split("\n\n")).toHaveLength(5000);
  expect(convert(`<p>${"<b>a</b> ".repeat(5000)}</p>`).text).toBe("a ".repeat(5000).trim());
  expect(convert(`${"<div>".repeat(400)}a`).text).toBe("a");
});
