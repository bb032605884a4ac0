/** The child program of `sheet-process.ts`: reads or writes spreadsheets, one after the other. */
import { failedRowsSchema } from "../../../content/students/import-contract.ts";
import { ApiError, unprocessableFile } from "../../errors.ts";
import { obeyParent } from "../../workers/child-signals.ts";
import { limitProcessorTime } from "../../workers/limit-processor-time.ts";
import { buildFailedRows } from "./import-template.ts";
import { readRows } from "./read-rows.ts";
import { readSheet } from "./read-sheet.ts";
import { toRefusal } from "./refusal.ts";
import type { SheetAnswer, SheetOrder } from "./sheet-process.ts";
import { writeSpreadsheet } from "./spreadsheet.ts";

obeyParent();

process.on("message", async (order: SheetOrder) => {
  process.send?.(await answer(order).catch(toRefusal));
});

async function answer(order: SheetOrder): Promise<SheetAnswer> {
  switch (order.work) {
    case "read sheet":
      return {
        bytes: await limitProcessorTime(order.processorMilliseconds, () =>
          read(Buffer.from(order.bytes), order.sheet),
        ),
      };
    case "write sheet":
      return { bytes: await writeSpreadsheet(order.format, order.sheets) };
    case "write failed rows": {
      const { rows } = readRows(failedRowsSchema, order.request);
      return { bytes: await writeSpreadsheet("xlsx", buildFailedRows(rows, order.language)) };
    }
  }
}

/** Every error is about the field `file`. */
async function read(bytes: Buffer, sheet: string | undefined): Promise<Uint8Array> {
  try {
    return Buffer.from(JSON.stringify(await readSheet(bytes, sheet)));
  } catch (error) {
    throw error instanceof ApiError ? unprocessableFile(error.text, "file") : error;
  }
}
