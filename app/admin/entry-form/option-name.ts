import { words } from "../../ui/panel-words.ts";

/** The display name of an option such as "holiday". */
export function optionName(value: unknown): string {
  const name = words.translate(String(value));
  return name.charAt(0).toUpperCase() + name.slice(1);
}
