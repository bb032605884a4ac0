import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { buildObjectStream, buildPdf } from "../../tests/files.ts";
import { findPdfFault } from "./find-pdf-fault.ts";

const ACTIVE = /^The PDF contains a script, an attached file or a program to start/;
const UNREADABLE = /^The PDF is damaged or built in an unusual way/;

const SCRIPT = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";

it("a plain PDF passes, packed or not", async () => {
  expect(await findPdfFault(buildPdf())).toBeUndefined();
  expect(await findPdfFault(buildPdf({ catalog: "/OpenAction [3 0 R /Fit] /Lang (hi-IN)" }))).toBeUndefined();
  const packed = buildPdf({ objects: buildObjectStream("<< /Type /Outlines /First 11 0 R /Count 1 >>") });
  expect(await findPdfFault(packed)).toBeUndefined();
  expect(await findPdfFault(Buffer.from("%PDF-1.4\n%%EOF\n"))).toBeUndefined();
});

it.each([
  ["a script that runs on opening", { catalog: `/OpenAction ${SCRIPT}` }],
  ["a script without spaces", { catalog: "/OpenAction<</S/JavaScript/JS(app.alert(1))>>" }],
  ["a named script", { catalog: "/Names << /JavaScript 9 0 R >>" }],
  ["a script in a rendition", { catalog: "/AA << /WC << /S /Rendition /JS (x) >> >>" }],
  ["a script under an escaped name", { catalog: "/OpenAction << /S /J#61vaScript /J#53 (x) >>" }],
  ["only the text of a script", { catalog: "/OpenAction << /JS 9 0 R >>" }],
  ["a program to start", { catalog: "/OpenAction << /S /Launch /F (cmd.exe) >>" }],
  ["attached files", { catalog: "/Names << /EmbeddedFiles 9 0 R >>" }],
  [
    "an attached file without its type",
    { objects: "9 0 obj\n<< /Type /Filespec /EF << /F 10 0 R >> >>\nendobj\n" },
  ],
  [
    "an attached file",
    { objects: "9 0 obj\n<< /Type /EmbeddedFile /Length 1 >>\nstream\nx\nendstream\nendobj\n" },
  ],
  ["a form with scripts of its own", { catalog: "/AcroForm << /XFA 9 0 R >>" }],
  ["a script in an object stream", { objects: buildObjectStream(SCRIPT) }],
  [
    "an escaped script in an object stream",
    { objects: buildObjectStream("<< /S /#4aavaScript /#4aS (x) >>") },
  ],
  [
    "a script in an unpacked object stream",
    {
      objects: `9 0 obj\n<< /Type /ObjStm /N 1 /First 5 /Length 60 >>\nstream\n10 0 ${SCRIPT}\nendstream\nendobj\n`,
    },
  ],
  ["a script behind a comment that pretends a stream", { objects: `% stream\n9 0 obj\n${SCRIPT}\nendobj\n` }],
  [
    "a script in an object stream that is only one to lenient readers",
    { objects: buildObjectStream(SCRIPT, "<< /N 1 /First 5 /Filter /FlateDecode >>") },
  ],
])("%s is found", async (_what, options) => {
  expect(await findPdfFault(buildPdf(options))).toMatch(ACTIVE);
});

it("a protected PDF cannot be looked into and is refused", async () => {
  expect(await findPdfFault(buildPdf({ trailer: "/Encrypt 9 0 R" }))).toMatch(/^The PDF is protected/);
});

it.each([
  ["another filter", "<< /Type /ObjStm /N 1 /First 5 /Filter [/ASCIIHexDecode /FlateDecode] >>"],
  ["a predictor", "<< /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /DecodeParms << /Predictor 12 >> >>"],
  ["a dictionary that hides what it is", "<< /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /X (obj) >>"],
])("an object stream with %s is refused", async (_what, dictionary) => {
  const pdf = buildPdf({ objects: buildObjectStream("<< /Type /Outlines >>", dictionary) });
  expect(await findPdfFault(pdf)).toMatch(UNREADABLE);
});

it("a damaged object stream is refused", async () => {
  const pdf = buildPdf({ objects: buildObjectStream("<< /Type /Outlines >>") });
  const at = pdf.indexOf("stream\r\n") + 20;
  pdf[at] = (pdf[at] ?? 0) ^ 0xff;
  expect(await findPdfFault(pdf)).toMatch(UNREADABLE);
});

it("an object stream that swells without end is refused before it fills the memory", async () => {
  const bomb = deflateSync(Buffer.alloc(80 * 1024 * 1024, " "));
  const head = "9 0 obj\n<< /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode >>\nstream\n";
  const pdf = buildPdf({
    objects: Buffer.concat([Buffer.from(head), bomb, Buffer.from("\nendstream\nendobj\n")]),
  });
  expect(await findPdfFault(pdf)).toMatch(UNREADABLE);
});

it("a file of nothing but streams is refused without working through them all", async () => {
  const pdf = buildPdf({ objects: "9 0 obj <<>> stream endstream ".repeat(60_000) });
  expect(await findPdfFault(pdf)).toMatch(UNREADABLE);
});

it("short names that turn up by chance in picture data do no harm", async () => {
  const noise = Buffer.concat([randomBytes(2000), Buffer.from("/JS (/EF<"), randomBytes(2000)]);
  const head = `9 0 obj\n<< /Subtype /Image /Filter /DCTDecode /Length ${noise.length} >>\nstream\n`;
  const pdf = buildPdf({
    objects: Buffer.concat([Buffer.from(head), noise, Buffer.from("\nendstream\nendobj\n")]),
  });
  expect(await findPdfFault(pdf)).toBeUndefined();
});
