import { DUTY_NAMES, dutyNames } from "../../content/api/permissions.ts";
import type { PanelWords } from "./panel-words.ts";

/** The name of a duty. One of a newer version has its name in the API. */
export function nameDuty({ language }: PanelWords, duty: string): string {
  const known = dutyNames.find((each) => each === duty);
  return known === undefined ? duty : DUTY_NAMES[known][language];
}
