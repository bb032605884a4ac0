import { expect, it, onTestFinished, vi } from "vitest";
import { openSheetProcess } from "../../../../core/server/sheets/sheet-process.ts";
import { buildXlsx } from "../../../../tests/sheets.ts";
import { createImportProcess } from "./import-process.ts";
import { NEW_SCHOOL } from "./reading/known-words.ts";

const small = Buffer.from("Name,Class\nAsha,5\n");

function open(options: { readingMilliseconds?: number }) {
  const log = { debug: vi.fn(), error: vi.fn() };
  const sheets = openSheetProcess(log, options);
  onTestFinished(() => sheets.close());
  return createImportProcess(sheets);
}

it("a file that takes too much processor time is refused, and the next one is read", async () => {
  const sheets = open({ readingMilliseconds: 1000 });
  const rows = Buffer.from("<row/>".repeat(4_900_000));
  const slow = buildXlsx([{ name: "A", rows: [["Name", "Class"]] }], {
    parts: [{ name: "xl/styles.xml", data: rows }],
  });
  const refused = expect(sheets.read(slow, NEW_SCHOOL)).rejects.toMatchObject({
    status: 422,
    id: "unprocessable_file",
    message: "The file holds too much. Save the sheet with the students alone as a new XLSX file",
    errors: { file: expect.any(String) },
  });
  const read = sheets.read(small, NEW_SCHOOL);
  await refused;
  expect(JSON.parse(String(await read)).rows).toEqual([{ row: 2, cells: ["Asha", "5"] }]);
});
