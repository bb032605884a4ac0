import type { Bilingual } from "../../../core/content/pages/define-page.ts";
import { dayInIndia } from "../../../core/content/text/india-time.ts";
import type { Entity } from "../../../core/content/types/define-resource.ts";
import { describeValue } from "../../../core/panel/history/describe-value.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { applications } from "../content/applications.ts";
import type { Answer } from "../content/form/check-application.ts";
import { STEP_NAMES } from "../content/step-names.ts";
import { isRunOut, type Step } from "../content/steps.ts";

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

/** The name of a class in the language of the panel. */
export const className = (name: string): string => describeValue(applications.fields.classSought, name);

export const hasRunOut = (application: Application): boolean => isRunOut(application, dayInIndia(new Date()));

/** A text of the settings in the language of the panel, if it has one. */
export const inEither = ({ en, hi }: Bilingual): string =>
  String((words.language === "hi" ? hi : en) ?? en ?? hi ?? "");
