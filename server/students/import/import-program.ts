/** The child program of `import-process.ts`: checks and plans imports, one after the other. */
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
