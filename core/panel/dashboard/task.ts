import { words } from "../../ui/panel-words.ts";

/** Something that needs doing. */
export interface Task {
  text: string;
  detail: string;
  /** The label of the action: "Answer". */
  action: string;
  /** The link: a screen, or `#` and the id of a card on the dashboard. */
  to: string;
}

export interface SetupLink {
  text: string;
  /** A screen, or `#` and the id of a card on the dashboard. */
  to: string;
}

const MOST_NAMED = 3;

/** The first names, and the number of the others. */
export function nameSome(names: readonly string[]): string {
  const named = names.slice(0, MOST_NAMED).join(", ");
  const more = names.length - MOST_NAMED;
  return more > 0 ? words.dashboard.andMore(named, more) : named;
}
