import { send } from "../../../core/panel/api/send.ts";
import type { FeatureDashboard } from "../../../core/panel/dashboard/feature-dashboard.ts";
import { loadPart } from "../../../core/panel/dashboard/load-part.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { yearChangeCalls } from "../content/year-change-contract.ts";
import { isYearChangeDue, isYearChangeSeason } from "./year-reminder.ts";

export const yearChangeDashboard: FeatureDashboard = {
  name: "year-change",
  async load(signal) {
    const isDue = await loadPart("students:write", () => findYearChangeDue(signal));
    const { task, taskDetail } = words.yearChange;
    return {
      tasks: isDue
        ? [
            {
              place: 400,
              text: task,
              detail: taskDetail,
              action: words.dashboard.actions.begin,
              to: "/admin/year-change",
            },
          ]
        : [],
      missing: isDue === undefined ? ["students:write"] : [],
    };
  },
};

async function findYearChangeDue(signal: AbortSignal): Promise<boolean> {
  const now = new Date();
  return isYearChangeSeason(now) && isYearChangeDue(await send(yearChangeCalls.start, { signal }), now);
}
