import type { Entity } from "../../../core/content/types/define-resource.ts";
import { nameSome, type Task } from "../../../core/panel/dashboard/task.ts";
import { formatDate } from "../../../core/panel/dates/format-date.ts";
import { panelLanguage, words } from "../../../core/ui/panel-words.ts";
import { certificateName } from "../content/certificates/certificate-names.ts";
import { currentOf, WARNING_DAYS, warningStepOf } from "../content/certificates/certificate-states.ts";
import { certificates as declaration } from "../content/certificates/certificates.ts";

const texts = words.certificates;

/** The most urgent step is the first one. */
const STEPS = ["expired", ...WARNING_DAYS.toReversed()] as const;

/** Certificates that have expired or expire soon, one task for each step. Renewed ones and drafts are left out. */
export function findCertificateTasks(
  certificates: readonly Entity<typeof declaration>[],
  day: string,
): Task[] {
  const inForce = currentOf(
    certificates.filter(({ isDraft }) => !isDraft),
    day,
  ).map(({ current }) => current);
  return STEPS.flatMap((step) => {
    const due = inForce
      .filter((certificate) => warningStepOf(certificate, day) === step)
      .toSorted((one, other) => String(one.validUntil).localeCompare(String(other.validUntil)));
    if (due.length === 0) return [];
    const names = due.map((certificate) =>
      texts.named(certificateName(certificate, panelLanguage), formatDate(String(certificate.validUntil))),
    );
    return [
      {
        text: step === "expired" ? texts.taskExpired(due.length) : texts.taskEnding(due.length, step),
        detail: nameSome(names),
        action: texts.renew,
        to: declaration.screen.path,
      },
    ];
  });
}
