import { formatDay } from "../../../core/content/text/format-day.ts";
import { dayInIndia, startOfDayInIndia } from "../../../core/content/text/india-time.ts";
import type { PageServices } from "../../../core/site/public-page.ts";
import type { Words } from "../../../core/words/en.ts";
import { type AdmissionStage, findAdmissionStage } from "../content/admission-days.ts";
import type { AdmissionsPage } from "../content/admissions.ts";

export interface LoadedAdmissions {
  document: AdmissionsPage;
  /** Undefined if the school has set no day. */
  stage: AdmissionStage | undefined;
}

/** The page about admissions, and where admissions are today. The response is cached until the next stage begins. */
export async function loadAdmissions({ content }: Pick<PageServices, "content">): Promise<LoadedAdmissions> {
  const document = await content.page("admissions");
  const stage = findAdmissionStage(document.dates, dayInIndia(content.now));
  if (stage?.changesOn) content.endAt(startOfDayInIndia(stage.changesOn).getTime());
  return { document, stage };
}

/** "Admissions for 2027-28 are open until 31 March 2027". Names the closing day before and after it, too. */
export function describeAdmissionStage(
  { stage, day }: AdmissionStage,
  { session, closesOn }: AdmissionsPage["dates"],
  { admissions, months }: Words,
): string {
  const shown = day && formatDay(day, months);
  switch (stage) {
    case "coming":
      return admissions.coming(session, shown ?? "", closesOn && formatDay(closesOn, months));
    case "open":
      return admissions.open(session, shown);
    case "closed":
      return admissions.closed(session, shown ?? "");
  }
}
