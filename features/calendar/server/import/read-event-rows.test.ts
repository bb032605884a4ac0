import { describe, expect, it } from "vitest";
import { readEventLines, readEventRows } from "./read-event-rows.ts";

const read = (text: string) => readEventLines(text).rows.map(({ values }) => values);
const rows = (...lines: string[][]) => lines.map((cells, index) => ({ row: index + 1, cells }));

describe("a line of text", () => {
  it.each([
    [
      "15 Aug – Independence Day – holiday",
      { startsOn: "15 Aug", title: "Independence Day", kind: "holiday" },
    ],
    [
      "15/08/2026, Independence Day, छुट्टी",
      { startsOn: "15/08/2026", title: "Independence Day", kind: "छुट्टी" },
    ],
    ["15 Aug Independence Day", { startsOn: "15 Aug", title: "Independence Day" }],
    [
      "15 Aug: Independence Day (Holiday)",
      { startsOn: "15 Aug", title: "Independence Day", kind: "Holiday" },
    ],
    ["10 – 14 Nov 2026 – Diwali, Bhai Dooj", { startsOn: "10 – 14 Nov 2026", title: "Diwali, Bhai Dooj" }],
    [
      "10-14 Nov - Diwali holidays - Holidays",
      { startsOn: "10-14 Nov", title: "Diwali holidays", kind: "Holidays" },
    ],
    ["1. 15 Aug – Independence Day", { startsOn: "15 Aug", title: "Independence Day" }],
    ["• 15 अगस्त – स्वतंत्रता दिवस – अवकाश", { startsOn: "15 अगस्त", title: "स्वतंत्रता दिवस", kind: "अवकाश" }],
    [
      "15 Aug – Independence Day / स्वतंत्रता दिवस",
      { startsOn: "15 Aug", title: "Independence Day", titleHi: "स्वतंत्रता दिवस" },
    ],
    ["15 Aug – 8:00 am – Flag hoisting", { startsOn: "15 Aug", startsAt: "8:00 am", title: "Flag hoisting" }],
    [
      "5 Dec – PTM – 9:00 am – 12:00 pm – meeting",
      { startsOn: "5 Dec", title: "PTM", startsAt: "9:00 am – 12:00 pm", kind: "meeting" },
    ],
    ["15 Aug 10 am flag hoisting", { startsOn: "15 Aug", title: "10 am flag hoisting" }],
    ["2 Oct – Holiday", { startsOn: "2 Oct", title: "Holiday" }],
    ["32 Dec – Sports day – event", { startsOn: "32 Dec", title: "Sports day", kind: "event" }],
    ["PTM 12 Dec", { startsOn: "12 Dec", title: "PTM" }],
    [
      "2. Winter vacation: 25 Dec – 1 Jan (holiday)",
      { startsOn: "25 Dec – 1 Jan", title: "Winter vacation", kind: "holiday" },
    ],
    ["Sports day – 12 दिसंबर – 9:00 am", { startsOn: "12 दिसंबर", title: "Sports day", startsAt: "9:00 am" }],
    ["Annual day, to be announced", { title: "Annual day, to be announced" }],
  ])("%s", (line, values) => {
    expect(read(line)).toEqual([values]);
  });
});

it("reads a pasted sheet with headings in either language, and names the columns it does not use", () => {
  expect(
    readEventLines("S.No.\tDate\tDay\tOccasion\tType\n1\t15/08/2026\tSat\tIndependence Day\tHoliday"),
  ).toEqual({
    rows: [{ row: 2, values: { startsOn: "15/08/2026", title: "Independence Day", kind: "Holiday" } }],
    unused: ["S.No.", "Day"],
  });
  expect(readEventLines("दिनांक,कार्यक्रम,प्रकार\n15 अगस्त,ध्वजारोहण,कार्यक्रम").rows).toEqual([
    { row: 2, values: { startsOn: "15 अगस्त", title: "ध्वजारोहण", kind: "कार्यक्रम" } },
  ]);
});

it("converts the columns of a sheet that were typed in Kruti Dev, and no others", () => {
  const { rows: found } = readEventRows(
    rows(
      ["Date", "Title", "Title in Hindi", "Place"],
      ["15/08/2026", "Independence Day", "Lora=rk fnol", "Main hall"],
      ["5/9/2026", "Teachers' Day", "f'k{kd fnol", "Ujjain"],
    ),
  );
  expect(found.map(({ values: { title, titleHi, place } }) => [title, titleHi, place])).toEqual([
    ["Independence Day", "स्वतंत्रता दिवस", "Main hall"],
    ["Teachers' Day", "शिक्षक दिवस", "Ujjain"],
  ]);
});

it("recognises the cells of a sheet without headings, in any order", () => {
  const { rows: found } = readEventRows(
    rows(
      ["1", "2026-08-15", "Saturday", "Independence Day", "स्वतंत्रता दिवस", "Holiday"],
      ["Holiday", "2026-10-02", "Gandhi Jayanti"],
      ["10/11/2026", "14/11/2026", "Diwali"],
      ["5/12/2026", "9:00 am", "12:00 pm", "PTM", "Main hall"],
    ),
  );
  expect(found.map(({ values }) => values)).toEqual([
    { startsOn: "2026-08-15", title: "Independence Day", titleHi: "स्वतंत्रता दिवस", kind: "Holiday" },
    { startsOn: "2026-10-02", title: "Gandhi Jayanti", kind: "Holiday" },
    { startsOn: "10/11/2026", endsOn: "14/11/2026", title: "Diwali" },
    { startsOn: "5/12/2026", title: "PTM", startsAt: "9:00 am", endsAt: "12:00 pm", place: "Main hall" },
  ]);
});

it("skips empty lines, keeps the line numbers and cuts endless cells", () => {
  const { rows: found } = readEventLines(`\n15 Aug – One\r\n\n16 Aug – ${"x".repeat(5000)}`);
  expect(found.map(({ row }) => row)).toEqual([2, 4]);
  expect(found[1]?.values.title).toHaveLength(500);
});
