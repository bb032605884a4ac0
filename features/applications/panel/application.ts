import type { Person } from "../../../core/content/api/work-calls.ts";
import type { Bilingual } from "../../../core/content/pages/define-page.ts";
import { dayInIndia } from "../../../core/content/text/india-time.ts";
import type { Entity } from "../../../core/content/types/define-resource.ts";
import { describeValue } from "../../../core/panel/history/describe-value.ts";
import { inPanelLanguage } from "../../../core/panel/panel-texts.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { showClass } from "../../school/panel/exports.ts";
import { applications } from "../content/applications.ts";
import type { Answer } from "../content/form/check-application.ts";
import type { DrawGroup } from "../content/office/draw-contract.ts";
import { isRunOut, STEP_NAMES, type Step } from "../content/steps.ts";

/** An application with its states, as the office reads it. */
export type Application = Entity<typeof applications> & {
  session: string | null;
  step: Step;
  invitedAt: string | null;
  offeredUntil: string | null;
  studentId: string | null;
  answers: Answer[];
  consentedAt: string | null;
};

export const asApplication = (entry: Entity<typeof applications>) => entry as Application;

export const stepName = (step: string | null | undefined): string =>
  STEP_NAMES[(step ?? "received") as Step]?.[words.language] ?? String(step);

/** The name of a class in the language of the panel. In Hindi the school's list and its page leave out the word for class. */
export function className(stored: string): string {
  const shown = showClass(stored);
  return words.language === "hi" && /^\d+$/.test(shown) ? `कक्षा ${shown}` : shown;
}

/** "Class 1", or "Class 1 (EWS)" for reserved seats. */
export const nameDrawList = ({ class: name, group }: { class: string; group: DrawGroup }): string =>
  group === "all"
    ? className(name)
    : `${className(name)} (${describeValue(applications.fields.category, group)})`;

/** The name of the child in the language of the panel. */
export const childName = (application: Application): string =>
  inPanelLanguage(applications, application).name;

/** People who lost the permission are not in the list. */
export const nameIn = (people: readonly Person[], id: string): string =>
  people.find(({ _id }) => _id === id)?.name ?? words.applicationsScreen.formerPerson;

export const hasRunOut = (application: Application): boolean => isRunOut(application, dayInIndia(new Date()));

/** A text of the settings in the language of the panel, if it has one. */
export const inEither = ({ en, hi }: Bilingual): string =>
  String((words.language === "hi" ? hi : en) ?? en ?? hi ?? "");
