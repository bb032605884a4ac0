import GraduationCap from "lucide-react/icons/graduation-cap";
import { send } from "../../../core/panel/api/send.ts";
import type { FeatureDashboard } from "../../../core/panel/dashboard/feature-dashboard.ts";
import { loadPart } from "../../../core/panel/dashboard/load-part.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { consentCalls } from "../content/consent-contract.ts";
import { students } from "../content/students.ts";
import { findConsentTasks } from "./consent/consent-tasks.ts";

const texts = words.studentsScreen;
const ADD_STUDENT = `${students.screen.path}?new`;

export const studentsDashboard: FeatureDashboard = {
  name: "students",
  quickActions: [
    {
      place: 200,
      to: ADD_STUDENT,
      label: texts.addStudent,
      Icon: GraduationCap,
      permission: "students:write",
    },
  ],
  setupSteps: ({ counts, hasNoSample }) => [
    {
      place: 900,
      title: words.studentImport.guideStep,
      text: words.studentImport.guideText,
      // While there are sample students, the count does not tell whether there are others.
      links:
        hasNoSample && counts.students
          ? []
          : [
              { text: words.studentImport.guideLink, to: "/admin/student-import" },
              { text: texts.addStudent, to: ADD_STUDENT },
            ],
      page: "students",
    },
  ],
  async load(signal) {
    const consents = await loadPart("consents:write", () => send(consentCalls.counts, { signal }));
    return {
      tasks: consents && findConsentTasks(consents),
      missing: consents ? [] : ["consents:write"],
    };
  },
};
