import type { PlacedTask } from "../../../../core/panel/dashboard/feature-dashboard.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import type { ConsentCounts } from "../../content/consent-contract.ts";

const CONSENTS_SCREEN = "/admin/consents";
/** Some parents never answer: the task appears if the answers of one student in ten are missing. */
const MANY_MISSING = 0.1;

/** Consents that end soon, and children who are hidden because no consent is recorded. */
export function findConsentTasks({
  withoutRecord,
  students,
  endingSoon,
  purposes,
}: ConsentCounts): PlacedTask[] {
  const tasks: PlacedTask[] = [];
  if (endingSoon > 0) {
    const { taskEnding, taskEndingDetail } = words.consents;
    tasks.push({
      place: 500,
      text: taskEnding(endingSoon),
      detail: taskEndingDetail,
      action: words.dashboard.actions.record,
      to: CONSENTS_SCREEN,
    });
  }
  const missing = purposes.name.none + purposes.name.over;
  if (withoutRecord === "hidden" && missing > 0 && missing >= students * MANY_MISSING) {
    const { taskMissing, taskMissingDetail } = words.consents;
    const to = `${CONSENTS_SCREEN}?without=name`;
    tasks.push({
      place: 510,
      text: taskMissing(missing),
      detail: taskMissingDetail,
      action: words.dashboard.actions.record,
      to,
    });
  }
  return tasks;
}
