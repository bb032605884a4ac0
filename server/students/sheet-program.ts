/** The program that `sheet-process.ts` starts: it reads or writes one spreadsheet after the other. */
import { ApiError } from "../errors.ts";
import { obeyParent } from "../uploads/child-signals.ts";
import { readSheet } from "./read-sheet.ts";
import type { SheetAnswer, SheetOrder } from "./sheet-process.ts";
import { writeSpreadsheet } from "./spreadsheet.ts";

obeyParent();

process.on("message", async (order: SheetOrder) => {
  process.send?.(await answer(order));
});

async function answer(order: SheetOrder): Promise<SheetAnswer> {
  try {
    if (order.work === "write sheet") return { bytes: await writeSpreadsheet(order.format, order.sheets) };
    const sheet = await readSheet(Buffer.from(order.bytes), order.sheet);
    return { bytes: Buffer.from(JSON.stringify(sheet)) };
  } catch (error) {
    if (error instanceof ApiError) return { refusal: error.message };
    throw error;
  }
}
