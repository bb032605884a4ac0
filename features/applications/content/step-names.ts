import { type Label, label } from "../../../core/words/label.ts";
import type { Step } from "./steps.ts";

export const STEP_NAMES: Readonly<Record<Step, Label>> = {
  received: label("Received", "प्राप्त"),
  checked: label("Documents checked", "दस्तावेज़ जाँचे गए"),
  invited: label("Invited", "बुलाया गया"),
  offered: label("Offered", "स्थान दिया गया"),
  feePaid: label("Fee paid", "शुल्क जमा"),
  admitted: label("Admitted", "प्रवेश हुआ"),
  waiting: label("Waiting list", "प्रतीक्षा सूची"),
  declined: label("Declined", "स्थान नहीं मिला"),
  withdrawn: label("Withdrawn", "वापस लिया गया"),
};
