import { type WrittenSheet, writeSpreadsheet } from "../../../../core/server/sheets/spreadsheet.ts";
import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";
import type { EnquiryFigures } from "../../content/privacy-and-figures/figures-contract.ts";
import { nameOfTopic } from "../../content/topic-name.ts";

/** A text of the panel in both languages. */
type InBoth = (pick: (words: PanelWords) => string) => string;

/** A workbook with a sheet for each table. Its headings are in both languages, because a principal may hand it on. */
export async function writeFigures(figures: EnquiryFigures): Promise<Buffer> {
  // The panel's texts are loaded on demand, to keep the start fast.
  const dictionaries: PanelWords[] = [
    await import("../../../../core/words/panel/en.ts"),
    await import("../../../../core/words/panel/hi.ts"),
  ];
  const inBoth: InBoth = (pick) => dictionaries.map(pick).join(" · ");
  return writeSpreadsheet("xlsx", [
    writeMonths(figures, inBoth),
    writeFirstAnswers(figures, inBoth),
    writeOpen(figures, inBoth),
  ]);
}

function writeMonths({ topics, months, total }: EnquiryFigures, inBoth: InBoth): WrittenSheet {
  const sums = topics.map((_topic, index) =>
    months.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0),
  );
  return {
    name: inBoth(({ enquiryFigures }) => enquiryFigures.sheets.months),
    widths: [24, ...topics.map(() => 24), 16],
    rows: [
      [
        inBoth(({ enquiryFigures }) => enquiryFigures.month),
        ...topics.map((topic) => inBoth((words) => nameOfTopic(words, topic))),
        inBoth(({ enquiryFigures }) => enquiryFigures.total),
      ],
      ...months.map(({ month, counts, total: ofMonth }) => [month, ...counts, ofMonth]),
      [inBoth(({ enquiryFigures }) => enquiryFigures.total), ...sums, total],
    ],
  };
}

function writeFirstAnswers({ firstAnswers }: EnquiryFigures, inBoth: InBoth): WrittenSheet {
  const { answered, inTime, overdue, waiting, closed, medianDays } = firstAnswers;
  const label = (name: keyof PanelWords["enquiryFigures"]["answers"]) =>
    inBoth(({ enquiryFigures }) => enquiryFigures.answers[name]);
  return {
    name: inBoth(({ enquiryFigures }) => enquiryFigures.sheets.firstAnswers),
    widths: [70, 16],
    rows: [
      [label("what"), label("count")],
      [label("answered"), answered],
      [label("inTime"), inTime],
      [label("overdue"), overdue],
      [label("waiting"), waiting],
      [label("closed"), closed],
      [label("medianDays"), medianDays ?? "–"],
    ],
  };
}

function writeOpen({ open }: EnquiryFigures, inBoth: InBoth): WrittenSheet {
  const label = (name: "person" | "overdue" | "nobody" | "gone") =>
    inBoth(({ enquiryFigures }) => enquiryFigures.open[name]);
  return {
    name: inBoth(({ enquiryFigures }) => enquiryFigures.sheets.open),
    widths: [36, 20, 20, 36],
    rows: [
      [
        label("person"),
        inBoth(({ inbox }) => inbox.statuses.new),
        inBoth(({ inbox }) => inbox.statuses.inProgress),
        label("overdue"),
      ],
      ...open.map((own) => [
        own.person ?? label(own.accountId === null ? "nobody" : "gone"),
        ...[own.isNew, own.inProgress, own.overdue],
      ]),
    ],
  };
}
