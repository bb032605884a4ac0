import type { FeatureDashboard } from "../../../core/panel/dashboard/feature-dashboard.ts";
import { loadPart } from "../../../core/panel/dashboard/load-part.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { findYearStart } from "./year-change-client.ts";
import { isYearChangeDue, isYearChangeSeason } from "./year-reminder.ts";

export const yearChangeDashboard: FeatureDashboard = {
  name: "year-change",
  async load(signal) {
    const isDue = await loadPart("students:write", () => findYearChangeDue(signal));
    const { task, taskDetail } = words.yearChange;
    return {
      tasks: isDue ? [{ place: 400, text: task, detail: taskDetail, to: "/admin/year-change" }] : [],
      missing: isDue === undefined ? ["students:write"] : [],
    };
  },
};

async function findYearChangeDue(signal: AbortSignal): Promise<boolean> {
  const now = new Date();
  return isYearChangeSeason(now) && isYearChangeDue(await findYearStart(signal), now);
}
