/** The program that `import-process.ts` starts: it works out what becomes of the rows of one import after the other. */
import { obeyParent } from "../../workers/child-signals.ts";
import type { ImportOrder, ImportOrderAnswer } from "./import-process.ts";
import { checkImport, planImport } from "./plan-import.ts";
import { toRefusal } from "./refusal.ts";

obeyParent();

process.on("message", (order: ImportOrder) => {
  process.send?.(answer(order));
});

function answer(order: ImportOrder): ImportOrderAnswer {
  try {
    return order.work === "check rows" ? { check: checkImport(order) } : { plan: planImport(order) };
  } catch (error) {
    return toRefusal(error);
  }
}
