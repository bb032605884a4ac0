import { coloursOf } from "../../../core/content/site/palettes.ts";
import { HEADING_FONT, TEXT_FONT } from "../../../core/server/drawing/canvas-library.ts";
import {
  INK,
  openSheets,
  PAGE,
  type Sheet,
  WIDTH,
  writeTagged,
} from "../../../core/server/drawing/letter-sheet.ts";
import { wrap } from "../../../core/server/drawing/set-text.ts";
import { certificateName } from "../content/certificates/certificate-names.ts";
import type { certificates } from "./certificates.ts";

type SampleCertificate = (typeof certificates)[number];

const FRAME = { inset: 34, gap: 5 };
const MIDDLE = PAGE.width / 2;
const SPECIMEN = ["SPECIMEN", "नमूना"];

/** A certificate of the sample school: a frame, its facts in both languages, and SPECIMEN across the page. */
export function drawSpecimen(certificate: SampleCertificate): Buffer {
  const { number, authority, authorityHi } = certificate;
  const title = certificateName(certificate, "en");
  const { beginPage, endPage, close } = openSheets({
    title: `${title} (specimen)`,
    names: ["Adarsh Vidya Gurukul"],
    language: "en",
  });
  const sheet = beginPage();
  const { main, accent } = coloursOf("maroon");
  drawFrame(sheet, main, accent);
  drawMarkAcross(sheet);
  let y = 150;
  const write = (
    text: string | null | undefined,
    font: string,
    size: number,
    colour: string,
    below: number,
  ) => {
    if (!text) return;
    const style = { font, colour, lineHeight: 1.4 };
    const lines = wrap(sheet.context, text, { font, size }, WIDTH);
    const place = { x: MIDDLE, top: y, align: "center" } as const;
    y += writeTagged(sheet, { role: "P" }, { size, lines }, style, place) + below;
  };
  write(authorityHi, HEADING_FONT, 16, INK, 2);
  write(authority, HEADING_FONT, 16, INK, 44);
  write(certificateName(certificate, "hi"), HEADING_FONT, 24, main, 4);
  write(title, HEADING_FONT, 24, main, 44);
  write("आदर्श विद्या गुरुकुल, उज्जैन", TEXT_FONT, 15, INK, 2);
  write("Adarsh Vidya Gurukul, Ujjain", TEXT_FONT, 15, INK, 18);
  write(number, TEXT_FONT, 13, INK, 60);
  write("यह केवल नमूना है। विद्यालय, कार्यालय और क्रमांक काल्पनिक हैं।", TEXT_FONT, 12, INK, 2);
  write("A specimen only. The school, the office and the number are invented.", TEXT_FONT, 12, INK, 0);
  endPage();
  return close();
}

function drawFrame({ context }: Sheet, main: string, accent: string): void {
  for (const [inset, colour, width] of [
    [FRAME.inset, main, 2.4],
    [FRAME.inset + FRAME.gap, accent, 1],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.strokeRect(inset, inset, PAGE.width - 2 * inset, PAGE.height - 2 * inset);
  }
}

function drawMarkAcross(sheet: Sheet): void {
  const { context } = sheet;
  context.save();
  context.translate(MIDDLE, PAGE.height / 2);
  context.rotate(-Math.PI / 5);
  for (const [index, text] of SPECIMEN.entries()) {
    const style = { font: HEADING_FONT, colour: "#f1dcd2", lineHeight: 1.3 };
    const place = { x: 0, top: (index - 1) * 110, align: "center" } as const;
    writeTagged(sheet, undefined, { size: 84, lines: [text] }, style, place);
  }
  context.restore();
}
