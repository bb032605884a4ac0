import { dayInIndia } from "../../../core/content/text/india-time.ts";
import { send } from "../../../core/panel/api/send.ts";
import type { FeatureDashboard } from "../../../core/panel/dashboard/feature-dashboard.ts";
import { loadEntries, loadPart } from "../../../core/panel/dashboard/load-part.ts";
import type { Task } from "../../../core/panel/dashboard/task.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { certificates } from "../content/certificates/certificates.ts";
import { checkCalls, type PresentedFinding } from "../content/check-contract.ts";
import { FINDING_GROUPS } from "../content/finding.ts";
import { DISCLOSURE_CHECK_PATH } from "../content/screen-paths.ts";
import { findCertificateTasks } from "./certificate-tasks.ts";

export const disclosureDashboard: FeatureDashboard = {
  name: "disclosure",
  counted: ["certificates"],
  async load(signal) {
    const [page, check] = await Promise.all([
      loadEntries(certificates, {}, signal),
      loadPart("pages:write", () => send(checkCalls.find, { signal })),
    ]);
    return {
      counts: { certificates: page?.total },
      tasks: [
        ...findCertificateTasks(page?.entries ?? [], dayInIndia(new Date())).map((task) => ({
          ...task,
          place: 200,
        })),
        ...findDisclosureTask(check?.findings ?? []).map((task) => ({ ...task, place: 600 })),
      ],
      missing: [...(page ? [] : ["certificates:read" as const]), ...(check ? [] : ["pages:write" as const])],
    };
  },
};

/** The gaps of the disclosure page. */
function findDisclosureTask(findings: readonly PresentedFinding[]): Task[] {
  if (findings.length === 0) return [];
  const { task, groups } = words.disclosureCheck;
  const found = FINDING_GROUPS.filter((group) => findings.some((finding) => finding.group === group));
  return [
    {
      text: task(findings.length),
      detail: found.map((group) => groups[group]).join(", "),
      action: words.dashboard.actions.check,
      to: DISCLOSURE_CHECK_PATH,
    },
  ];
}
