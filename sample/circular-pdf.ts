import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { school } from "../content/pages/school.ts";
import { drawText, registerFonts, type TextStyle, textHeight, textWidth } from "./bilingual-text.ts";
import type { Circular } from "./content/types.ts";

const MAROON = "#7a1f2b";
const SAFFRON = "#e08a1e";
const CREAM = "#fbf6ec";
const INK = "#221a16";
const GREY = "#6b5f57";

const A4 = { width: 595.28, height: 841.89 };
const FOOTER_TOP = A4.height - 28;
const MARGIN = 56;
const TEXT_WIDTH = A4.width - 2 * MARGIN;

const BODY: TextStyle = { face: "regular", size: 10.5, colour: INK };
/** Devanagari looks smaller than Latin letters of the same size. */
const BODY_HINDI: TextStyle = { ...BODY, size: 11 };
const SUBJECT: TextStyle = { face: "bold", size: 11.5, colour: INK };
const SMALL: TextStyle = { face: "regular", size: 9, colour: GREY };
const TABLE_HEAD: TextStyle = { face: "bold", size: 9, colour: MAROON };
const TABLE_CELL: TextStyle = { face: "regular", size: 9.5, colour: INK };

type Pdf = PDFKit.PDFDocument;

/** 2026-11-13 as a school office writes it: 13.11.2026. */
const officeDate = (date: string) => date.split("-").reverse().join(".");

function drawSeal(pdf: Pdf, x: number, y: number, radius: number): void {
  pdf.lineWidth(1.6).circle(x, y, radius).stroke(MAROON);
  pdf
    .lineWidth(0.6)
    .circle(x, y, radius - 4)
    .stroke(SAFFRON);
  const letter: TextStyle = { face: "display", size: radius * 0.95, colour: MAROON };
  drawText(pdf, "आ", letter, {
    left: x - radius,
    top: y - radius * 0.78,
    width: 2 * radius,
    align: "centre",
  });
  const yearStyle: TextStyle = { face: "bold", size: 7, colour: MAROON };
  drawText(pdf, String(school.established), yearStyle, {
    left: x - radius,
    top: y + radius * 0.38,
    width: 2 * radius,
    align: "centre",
  });
}

function drawLetterhead(pdf: Pdf): number {
  const centred = { left: MARGIN, width: TEXT_WIDTH, align: "centre" } as const;
  pdf.rect(0, 0, A4.width, 8).fill(MAROON);
  pdf.rect(0, 8, A4.width, 2).fill(SAFFRON);
  drawSeal(pdf, MARGIN + 30, 72, 30);

  let y = drawText(
    pdf,
    school.nameHi,
    { face: "display", size: 25, colour: MAROON },
    { ...centred, top: 26 },
  );
  y = drawText(pdf, school.name, { face: "display", size: 14, colour: INK }, { ...centred, top: y - 4 });
  y = drawText(
    pdf,
    school.addressLinesHi[1],
    { ...SMALL, size: 9.5, colour: INK },
    { ...centred, top: y + 1 },
  );
  const contact = [school.phones[0]?.number, school.email].filter(Boolean).join("   |   ");
  y = drawText(pdf, contact, SMALL, { ...centred, top: y });

  pdf
    .lineWidth(1.2)
    .moveTo(MARGIN, y + 8)
    .lineTo(MARGIN + TEXT_WIDTH, y + 8)
    .stroke(MAROON);
  pdf
    .lineWidth(0.5)
    .moveTo(MARGIN, y + 11)
    .lineTo(MARGIN + TEXT_WIDTH, y + 11)
    .stroke(SAFFRON);
  return y + 20;
}

function drawReferenceLine(pdf: Pdf, circular: Circular, top: number): number {
  const box = { left: MARGIN, top, width: TEXT_WIDTH };
  drawText(pdf, `क्रमांक / Ref. No.: ${circular.reference}`, BODY, box);
  return drawText(pdf, `दिनांक / Date: ${officeDate(circular.date)}`, BODY, { ...box, align: "right" });
}

function drawTitle(pdf: Pdf, top: number): number {
  const width = 190;
  const left = (A4.width - width) / 2;
  pdf.roundedRect(left, top, width, 28, 4).fill(CREAM);
  pdf.lineWidth(0.8).roundedRect(left, top, width, 28, 4).stroke(MAROON);
  const style: TextStyle = { face: "bold", size: 14, colour: MAROON };
  drawText(pdf, "परिपत्र  /  CIRCULAR", style, { left, top: top + 4, width, align: "centre" });
  return top + 40;
}

function drawBody(pdf: Pdf, circular: Circular, language: "hi" | "en", top: number): number {
  const box = { left: MARGIN, width: TEXT_WIDTH };
  const [to, subject, style] =
    language === "hi" ? (["प्रति", "विषय", BODY_HINDI] as const) : (["To", "Subject", BODY] as const);
  let y = drawText(pdf, `${to}: ${circular.addressees[language]}`, style, { ...box, top });
  y = drawText(pdf, `${subject}: ${circular.subject[language]}`, SUBJECT, { ...box, top: y + 1 }) + 3;
  for (const paragraph of circular.body)
    y = drawText(pdf, paragraph[language], style, { ...box, top: y }) + 4;
  return y;
}

/** Columns share the width by the longest text that stands in them. */
function columnWidths(table: NonNullable<Circular["table"]>): number[] {
  const longest = table.heads.map((head, column) =>
    Math.max(
      ...[head, ...table.rows.map((row) => row[column] ?? "")].map((cell) => Math.max(cell.length, 12)),
    ),
  );
  const sum = longest.reduce((total, length) => total + length, 0);
  return longest.map((length) => (length / sum) * TEXT_WIDTH);
}

function drawTable(pdf: Pdf, table: NonNullable<Circular["table"]>, top: number): number {
  const padding = 6;
  const widths = columnWidths(table);
  let y = top;
  for (const [index, row] of [table.heads, ...table.rows].entries()) {
    const style = index === 0 ? TABLE_HEAD : TABLE_CELL;
    const widthOf = (column: number) => widths[column] ?? 0;
    const heights = row.map((cell, column) => textHeight(pdf, cell, style, widthOf(column) - 2 * padding));
    const height = Math.max(...heights) + 6;
    if (index === 0) pdf.rect(MARGIN, y, TEXT_WIDTH, height).fill(CREAM);
    let x = MARGIN;
    for (const [column, cell] of row.entries()) {
      pdf.lineWidth(0.5).rect(x, y, widthOf(column), height).stroke(MAROON);
      drawText(pdf, cell, style, { left: x + padding, top: y + 3, width: widthOf(column) - 2 * padding });
      x += widthOf(column);
    }
    y += height;
  }
  return y;
}

function drawSignature(pdf: Pdf, { name, designation }: Circular["signatory"], top: number): number {
  const width = 190;
  const left = MARGIN + TEXT_WIDTH - width;
  const box = { left, width, align: "centre" } as const;
  pdf
    .lineWidth(0.6)
    .moveTo(left, top)
    .lineTo(left + width, top)
    .stroke(INK);
  let y = drawText(pdf, name.hi, { ...SUBJECT, size: 10.5 }, { ...box, top: top + 2 });
  y = drawText(pdf, name.en, { ...SUBJECT, size: 10 }, { ...box, top: y - 2 });
  const copies = "प्रतिलिपि / Copy to: सूचना पटल, कार्यालय / notice board, office";
  drawText(pdf, copies, SMALL, { left: MARGIN, top: y, width: TEXT_WIDTH - width - 20 });
  return drawText(pdf, `${designation.hi} / ${designation.en}`, { ...BODY, size: 9.5 }, { ...box, top: y });
}

function drawSlip(pdf: Pdf, slip: NonNullable<Circular["slip"]>, top: number): number {
  const gap = 16;
  const blankWidth = (TEXT_WIDTH - gap) / 2;
  const style: TextStyle = { ...TABLE_CELL, size: 9 };
  pdf.lineWidth(0.8).dash(4, { space: 3 });
  pdf
    .moveTo(MARGIN, top)
    .lineTo(MARGIN + TEXT_WIDTH, top)
    .stroke(GREY);
  pdf.undash();
  const box = { left: MARGIN, width: TEXT_WIDTH };
  let y = drawText(pdf, slip.title, { ...TABLE_HEAD, size: 10.5 }, { ...box, top: top + 6, align: "centre" });
  y = drawText(pdf, slip.statement.hi, style, { ...box, top: y });
  y = drawText(pdf, slip.statement.en, style, { ...box, top: y }) + 6;
  for (const [index, blank] of slip.blanks.entries()) {
    const left = MARGIN + (index % 2) * (blankWidth + gap);
    const labelTop = y + Math.floor(index / 2) * 24;
    const labelWidth = drawLabel(pdf, blank, style, left, labelTop);
    pdf
      .lineWidth(0.5)
      .moveTo(left + labelWidth, labelTop + 12)
      .lineTo(left + blankWidth, labelTop + 12);
    pdf.stroke(GREY);
  }
  return y + Math.ceil(slip.blanks.length / 2) * 24;
}

/** Draws a label and returns the room that it takes, with a little space after it. */
function drawLabel(pdf: Pdf, label: string, style: TextStyle, left: number, top: number): number {
  drawText(pdf, `${label}:`, style, { left, top, width: TEXT_WIDTH });
  return textWidth(pdf, `${label}: `, style);
}

function drawFooter(pdf: Pdf): void {
  pdf.rect(0, FOOTER_TOP, A4.width, 2).fill(SAFFRON);
  pdf.rect(0, FOOTER_TOP + 2, A4.width, 26).fill(MAROON);
  const style: TextStyle = { face: "display", size: 11, colour: CREAM };
  drawText(pdf, school.taglineHi, style, { left: 0, top: FOOTER_TOP + 7, width: A4.width, align: "centre" });
}

/** One A4 page, or an error when the text is too long for it; the same circular always gives the same bytes. */
export async function typesetCircular(circular: Circular): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: "A4",
    margin: 0,
    lang: "hi-IN",
    displayTitle: true,
    info: {
      Title: `${circular.subject.en} (${circular.reference})`,
      Author: school.name,
      CreationDate: new Date(`${circular.date}T06:00:00Z`),
    },
  });
  registerFonts(pdf);

  let y = drawLetterhead(pdf);
  y = drawReferenceLine(pdf, circular, y) + 8;
  y = drawTitle(pdf, y);
  y = drawBody(pdf, circular, "hi", y) + 8;
  y = drawBody(pdf, circular, "en", y) + 8;
  if (circular.table) y = drawTable(pdf, circular.table, y);
  y = drawSignature(pdf, circular.signatory, y + 42);
  if (circular.slip) y = drawSlip(pdf, circular.slip, y + 8);
  if (y > FOOTER_TOP) throw new Error(`The circular ${circular.key} does not fit on one page`);
  drawFooter(pdf);

  pdf.end();
  return await buffer(pdf);
}
