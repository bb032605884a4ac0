import { readFile } from "node:fs/promises";
import path from "node:path";
import { coloursOf } from "../../content/pages/palettes.ts";
import { openUploadProcess } from "../../server/uploads/upload-process.ts";
import { type Line, median, milliseconds } from "../line.ts";

const ROUNDS = 15;
const CIRCULAR = path.resolve(import.meta.dirname, "../../sample/circulars/half-yearly-examination.pdf");
const PARAGRAPH =
  "प्रार्थना सभा प्रातः 7:30 बजे होगी। सभी विद्यार्थियों से अपेक्षा है कि वे समय पर उपस्थित हों और शुल्क ₹ 1,500 जमा करें।\n\n";
const NOTICE = {
  colours: coloursOf(null),
  language: "hi",
  title: "अर्धवार्षिक परीक्षा का कार्यक्रम एवं विद्यार्थियों हेतु निर्देश",
  category: "परीक्षा",
  date: "20 नवंबर 2026",
} as const;

/** What the server draws of a notice, in the process for pictures, which has drawn one of each before. */
export async function measure(): Promise<Line[]> {
  const silent = { debug() {}, error: console.error };
  const uploads = openUploadProcess(silent);
  const circular = await readFile(CIRCULAR);
  const ask = async (name: string, goal: number, draw: () => Promise<Buffer>): Promise<Line> => {
    await draw();
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const startedAt = performance.now();
      await draw();
      times.push(performance.now() - startedAt);
    }
    const middle = median(times);
    return { name, measured: milliseconds(middle), goal: `under ${goal} ms`, holds: middle < goal };
  };
  try {
    return [
      await ask("card of a notice", 100, () =>
        uploads.draw({ ...NOTICE, what: "notice card", school: "आदर्श विद्या गुरुकुल" }),
      ),
      await ask("letter of a notice of 5000 characters", 300, () =>
        uploads.draw({
          ...NOTICE,
          what: "letter",
          names: ["आदर्श विद्या गुरुकुल", "Adarsh Vidya Gurukul"],
          contact: ["शांतिवन परिसर, उज्जैन – 456010", "+91 98765 43210 · office@school.example"],
          text: PARAGRAPH.repeat(Math.floor(5000 / PARAGRAPH.length)),
          link: "https://school.example/hi/notices/01a1e431-8637-7000-985e-30f645070ded",
        }),
      ),
      await ask("first page of a PDF as a picture", 1000, () => uploads.drawPdfPage(circular)),
    ];
  } finally {
    await uploads.close();
  }
}
