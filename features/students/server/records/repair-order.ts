import { createSaver } from "../../../../core/server/content/publish.ts";
import type { CoreServices } from "../../../../core/server/feature-server.ts";
import { findMisplacedClasses, reorderStudents } from "./student-order.ts";

/** Sorts students by the school's order of classes again; a concurrent save may have missed a change of it. */
export const createOrderRepair =
  ({ db, publish }: Pick<CoreServices, "db" | "publish">) =>
  async (): Promise<void> => {
    if ((await findMisplacedClasses(db)).length === 0) return;
    await createSaver(
      db,
      publish,
    )(async (tx) => {
      await reorderStudents(tx);
      return { tags: ["students"] };
    });
  };
