import type { PlacedTask } from "../../../core/panel/dashboard/feature-dashboard.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { contacts } from "../content/contacts.ts";
import type { EnquirySummary } from "../content/enquiry-contract.ts";

const texts = words.enquiries;
const SCREEN = contacts.screen.path;

/** A flood of messages, new enquiries and overdue ones. */
export function findEnquiryTasks({
  isFlood,
  unread,
  overdue,
}: Pick<EnquirySummary, "isFlood" | "unread" | "overdue">): PlacedTask[] {
  const { floodTask, floodDetail, overdueTask, overdueDetail } = words.inbox;
  const tasks: PlacedTask[] = [];
  if (isFlood) {
    tasks.push({ place: 100, text: floodTask, detail: floodDetail, to: `${SCREEN}?status=spam` });
  }
  if (unread) {
    tasks.push({
      place: 110,
      text: texts.newEnquiries(unread),
      detail: texts.newEnquiriesDetail(unread),
      to: SCREEN,
    });
  }
  if (overdue) {
    tasks.push({
      place: 120,
      text: overdueTask(overdue),
      detail: overdueDetail,
      to: `${SCREEN}?overdue=true`,
    });
  }
  return tasks;
}
