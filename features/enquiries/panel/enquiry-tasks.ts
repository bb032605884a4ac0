import type { PlacedTask } from "../../../core/panel/dashboard/feature-dashboard.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { contacts } from "../content/contacts.ts";
import type { EnquirySummary } from "../content/enquiry-contract.ts";
import { countOpen } from "../content/enquiry-states.ts";

const SCREEN = contacts.screen.path;

/** A flood of messages, enquiries that wait for an answer, and overdue ones. */
export function findEnquiryTasks({
  isFlood,
  byStatus,
  overdue,
}: Pick<EnquirySummary, "isFlood" | "byStatus" | "overdue">): PlacedTask[] {
  const { floodTask, floodDetail, openTask, openDetail, overdueTask, overdueDetail } = words.inbox;
  const { actions } = words.dashboard;
  const tasks: PlacedTask[] = [];
  if (isFlood) {
    tasks.push({
      place: 100,
      text: floodTask,
      detail: floodDetail,
      action: actions.check,
      to: `${SCREEN}?status=spam`,
    });
  }
  const open = countOpen(byStatus);
  if (open) {
    tasks.push({
      place: 110,
      text: openTask(open),
      detail: openDetail(byStatus.new),
      action: actions.answer,
      to: `${SCREEN}?status=open`,
    });
  }
  if (overdue) {
    tasks.push({
      place: 120,
      text: overdueTask(overdue),
      detail: overdueDetail,
      action: actions.answer,
      to: `${SCREEN}?overdue=true`,
    });
  }
  return tasks;
}
