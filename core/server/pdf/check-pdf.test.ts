import { describe, expect, it } from "vitest";
import { buildPdf, buildPdfStream, buildProtectedPdf, updatePdf } from "../../../tests/files.ts";
import { checkPdf, findDanger } from "./check-pdf.ts";

const SCRIPT = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";
const annotation = (entries: string) => ({ page: `/Annots [<< /Type /Annot /Rect [0 0 9 9] ${entries} >>]` });

describe("an ordinary PDF passes", () => {
  const link = (uri: string) => annotation(`/Subtype /Link /A << /S /URI /URI (${uri}) >>`);
  it.each<[string, Buffer]>([
    ["with one page", buildPdf()],
    ["packed", buildPdf({ packedWith: ["FlateDecode"] })],
    ["that opens at a page", buildPdf({ catalog: "/OpenAction [3 0 R /Fit] /Lang (hi-IN)" })],
    [
      "that opens at a page by an action",
      buildPdf({ catalog: "/OpenAction << /S /GoTo /D [3 0 R /Fit] >>" }),
    ],
    [
      "with a link to a page about scripts",
      buildPdf(link("https://developer.mozilla.org/docs/Web/JavaScript")),
    ],
    ["with a link inside", buildPdf(annotation("/Subtype /Link /Dest [3 0 R /Fit]"))],
    [
      "with a note and a form",
      buildPdf({
        ...annotation("/Subtype /Text /Contents (see /JavaScript\\n and \\(/Launch\\))"),
        catalog: "/AcroForm << /Fields [6 0 R] >>",
        objects: { 6: "<< /FT /Tx /T (name) /Subtype /Widget /Rect [0 0 9 9] >>" },
      }),
    ],
    [
      "with headings",
      buildPdf({
        catalog: "/Outlines 6 0 R",
        objects: {
          6: "<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 1 >>",
          7: "<< /Title (One) /Parent 6 0 R /Dest [3 0 R /Fit] >>",
        },
      }),
    ],
    [
      "that says something dangerous in a stream",
      buildPdf({
        catalog: "/Metadata 6 0 R",
        objects: {
          6: buildPdfStream("/Type /Metadata /Subtype /XML", `<x>/JavaScript /Launch</x>${" ".repeat(300)}`),
        },
      }),
    ],
    [
      "that was changed later",
      updatePdf(buildPdf(), { 5: "<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>" }),
    ],
    [
      "that no longer has the script it had",
      updatePdf(buildPdf({ catalog: `/OpenAction ${SCRIPT}` }), {
        1: "<< /Type /Catalog /Pages 2 0 R >>",
      }),
    ],
  ])("%s", async (_what, pdf) => {
    expect(await findDanger(pdf)).toBeUndefined();
  });
});

describe("finds what a PDF could do", () => {
  const active: [string, Parameters<typeof buildPdf>[0]][] = [
    ["a script on opening", { catalog: `/OpenAction ${SCRIPT}` }],
    ["a script without spaces", { catalog: "/OpenAction<</S/JavaScript/JS(app.alert(1))>>" }],
    ["a script under an escaped name", { catalog: "/OpenAction << /S /J#61vaScript /J#53 (x) >>" }],
    [
      "a script behind another action",
      {
        catalog: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [<< /S /Named /N /NextPage /Next ${SCRIPT} >>] >>`,
      },
    ],
    [
      "a script whose kind is an object of its own",
      {
        catalog: "/OpenAction << /S 6 0 R /JS (x) >>",
        objects: { 6: "/JavaScript" },
      },
    ],
    [
      "a script in the dictionary of a stream",
      {
        catalog: "/OpenAction 6 0 R",
        objects: { 6: buildPdfStream("/S /JavaScript /JS (x)", "") },
      },
    ],
    ["a named script", { catalog: `/Names << /JavaScript << /Names [(a) ${SCRIPT}] >> >>` }],
    ["a script on closing", { catalog: `/AA << /WC ${SCRIPT} >>` }],
    ["a script of a rendition", { catalog: "/AA << /WC << /S /Rendition /JS (x) >> >>" }],
    ["a script of a page", { page: `/AA << /O ${SCRIPT} >>` }],
    ["a script of a link", annotation(`/Subtype /Link /A ${SCRIPT}`)],
    ["a link that is a script", annotation("/Subtype /Link /A << /S /URI /URI (javascript:alert\\(1\\)) >>")],
    [
      "a link that is a script in pieces",
      annotation("/Subtype /Link /A << /S /URI /URI ( Java\\nScript:x) >>"),
    ],
    [
      "a link that is a script in numbers",
      annotation("/Subtype /Link /A<</S/URI/URI<6A6176617363726970743A78>>>"),
    ],
    ["a script of a note", annotation(`/Subtype /Text /AA << /PO ${SCRIPT} >>`)],
    [
      "a script of a field",
      {
        catalog: "/AcroForm << /Fields [6 0 R] /CO [6 0 R] >>",
        objects: { 6: `<< /FT /Tx /T (a) /Subtype /Widget /Rect [0 0 9 9] /AA << /C ${SCRIPT} >> >>` },
      },
    ],
    [
      "a script of a heading",
      {
        catalog: "/Outlines 6 0 R",
        objects: { 6: "<< /First 7 0 R /Last 7 0 R >>", 7: `<< /Title (x) /Parent 6 0 R /A ${SCRIPT} >>` },
      },
    ],
    ["a program on opening", { catalog: "/OpenAction << /S /Launch /F (cmd.exe) >>" }],
    ["a program behind a link", annotation("/Subtype /Link /A << /S /Launch /F (cmd.exe) >>")],
    [
      "attached files",
      {
        catalog: "/Names << /EmbeddedFiles << /Names [(a) << /Type /Filespec /EF << /F 6 0 R >> >>] >> >>",
        objects: { 6: buildPdfStream("/Type /EmbeddedFile", "MZ") },
      },
    ],
    [
      "an associated file",
      { catalog: "/AF [<< /EF << /F 6 0 R >> >>]", objects: { 6: buildPdfStream("", "MZ") } },
    ],
    ["a file pinned to the page", annotation("/Subtype /FileAttachment /FS << /F (a.exe) >>")],
    ["a film", annotation("/Subtype /RichMedia /RichMediaContent << >>")],
    ["a model with scripts", annotation("/Subtype /3D /3DD 6 0 R")],
    [
      "a form with scripts of its own",
      {
        catalog: "/AcroForm << /Fields [] /XFA 6 0 R >>",
        objects: { 6: buildPdfStream("", "<xdp/>") },
      },
    ],
  ];
  it.each(active)("%s", async (_what, options) => {
    expect(await findDanger(buildPdf(options))).toBe("active");
  });
  it.each(active)("%s, packed twice", async (_what, options) => {
    expect(await findDanger(buildPdf({ ...options, packedWith: ["FlateDecode", "FlateDecode"] }))).toBe(
      "active",
    );
  });

  it.each([
    [
      "a form that is sent",
      "/Subtype /Widget /FT /Btn /T (a) /A << /S /SubmitForm /F (https://x.example) >>",
    ],
    ["a form that takes data in", "/Subtype /Link /A << /S /ImportData /F (a.fdf) >>"],
    ["a link to another file", "/Subtype /Link /A << /S /GoToR /F (\\\\\\\\host\\\\a.pdf) /D [0 /Fit] >>"],
    ["a link into an attached file", "/Subtype /Link /A << /S /GoToE /D [0 /Fit] >>"],
  ])("%s", async (_what, entries) => {
    expect(await findDanger(buildPdf(annotation(entries)))).toBe("outgoing");
  });

  const opening = { catalog: `/OpenAction ${SCRIPT}` };
  const launch = { catalog: "/OpenAction << /S /Launch /F (cmd.exe) >>" };
  const replaced = (pdf: Buffer, from: string, to: string) =>
    Buffer.from(pdf.toString("latin1").replace(from, to.padEnd(from.length)), "latin1");
  it.each<[string, Buffer]>([
    [
      "in an object stream with filters of several kinds",
      buildPdf({
        ...launch,
        packedWith: ["ASCIIHexDecode", "FlateDecode", "FlateDecode"],
      }),
    ],
    [
      "behind comments and strings that look like objects",
      buildPdf({
        catalog: `/X (1 0 obj stream endobj) % endobj 7 0 obj << >> stream\n/OpenAction % endstream\n${SCRIPT}`,
        packedWith: ["FlateDecode"],
      }),
    ],
    ["in an update", updatePdf(buildPdf(), { 1: `<< /Type /Catalog /Pages 2 0 R /OpenAction ${SCRIPT} >>` })],
    [
      "in what an update to an unpacked file left alone",
      updatePdf(buildPdf(opening), { 5: "<< /Type /Font >>" }),
    ],
    [
      "under a catalogue whose name is escaped",
      replaced(
        buildPdf({ ...launch, packedWith: ["FlateDecode"], trailer: "/X (/Root 2 0 R) /PadPad 1" }),
        "/Root 1 0 R /X (/Root 2 0 R) /PadPad 1",
        "/R#6fot 1 0 R /X (/Root 2 0 R)",
      ),
    ],
  ])("%s", async (_what, pdf) => {
    expect(await findDanger(pdf)).toBe("active");
  });
});

it.each<[string, Buffer]>([
  ["a password to open", buildProtectedPdf("secret")],
  ["a password to change, but none to open", buildProtectedPdf("")],
])("a PDF with %s is refused as protected", async (_what, pdf) => {
  expect(await findDanger(pdf)).toBe("protected");
});

describe("a PDF that cannot be read is refused", () => {
  const whole = buildPdf({ catalog: `/OpenAction ${SCRIPT}` });
  const written = (from: RegExp, to: string) =>
    Buffer.from(whole.toString("latin1").replace(from, to), "latin1");
  it.each<[string, Buffer]>([
    ["a head only", Buffer.from("%PDF-1.4\n%%EOF\n")],
    ["words", Buffer.from("%PDF-1.4 is what a file begins with")],
    ["one that is cut off", buildPdf().subarray(0, 400)],
    ["a table that is not where it should be", written(/startxref\n\d+/, "startxref\n7")],
    ["a table that breaks off", written(/\n5 1\n0/, "\n5 1\nx")],
    ["no place of the table", written(/startxref/, "startxxxx")],
    ["a catalogue that is no object", written(/\/Root 1 0 R/, "/Root << /Type /Catalog /Pages 2 0 R >>")],
    ["an object of another number", written(/\n2 0 obj/, "\n9 0 obj")],
  ])("%s", async (_what, pdf) => {
    expect(await findDanger(pdf)).toBe("damaged");
  });
});

it("endlessly nested pages are damage", async () => {
  const nodes = Array.from({ length: 20_000 }, (_, index): [number, string] => [
    index + 6,
    `<< /Type /Pages /Count 1 /Kids [${index + 7} 0 R] >>`,
  ]);
  const pdf = buildPdf({ objects: { ...Object.fromEntries(nodes), 20006: "<< /Kids [6 0 R] >>" } });
  const nested = updatePdf(pdf, { 2: "<< /Type /Pages /Kids [6 0 R] /Count 1 >>" });
  expect(await findDanger(nested)).toBe("damaged");
});

it("a huge string does not take long", async () => {
  const pdf = buildPdf({ objects: { 6: `(${"obj ".repeat(3_000_000)})` } });
  expect(await findDanger(pdf)).toBeUndefined();
});

it("a refusal names the field and says what to do", async () => {
  const launch = buildPdf({ catalog: "/OpenAction << /S /Launch /F (cmd.exe) >>" });
  const message =
    "The PDF contains a script, an attached file or a program to start. Export it again as a plain PDF";
  await expect(checkPdf(launch, "file")).rejects.toMatchObject({
    status: 422,
    message,
    errors: { file: message },
  });
  await expect(checkPdf(Buffer.from("%PDF-1.4\n%%EOF\n"), "file")).rejects.toMatchObject({
    status: 422,
    message: "The PDF is damaged or built in an unusual way. Export it again as a plain PDF",
  });
});
