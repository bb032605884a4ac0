import { words } from "../../ui/panel-words.ts";

/** What people call one of a few choices, which is stored as programs write it: "holiday". */
export function optionName(value: unknown): string {
  const name = words.translate(String(value));
  return name.charAt(0).toUpperCase() + name.slice(1);
}
