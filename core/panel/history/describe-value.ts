import { readMoment } from "../../content/text/india-time.ts";
import { listTexts, readCaptions } from "../../content/types/captions.ts";
import type { FieldNames } from "../../content/types/define-resource.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { formatDate, formatMoment } from "../dates/format-date.ts";
import { ownNames } from "../own-names.ts";

/** The part of a declared field that showing its value needs. */
export interface ShownField {
  input: string;
  names?: FieldNames | undefined;
}

/** A stored or typed value in readable form. */
export function describeValue({ input, names }: ShownField, value: unknown): string {
  if (input === "captions") return listTexts(readCaptions(value)).join("\n");
  const text = String(value ?? "");
  if (names) return names.inLanguage(text, panelLanguage, ownNames);
  if (input === "checkbox") return text === "true" ? words.frame.yes : words.frame.no;
  if (input === "select") return words.translate(text);
  if (input === "time") return text && words.times.time(text);
  if (input === "date") return /^\d{4}-\d\d-\d\d$/.test(text) ? formatDate(text) : text;
  if (input !== "datetime-local") return text;
  const moment = readMoment(text);
  return moment === undefined ? text : formatMoment(moment);
}

/** The labels of the chosen options; options of entries are their own labels. */
export const describeChoice = (options: readonly unknown[], value: unknown): string =>
  [value]
    .flat()
    .map((chosen) => options.filter(isLabelled).find((option) => option.value === chosen)?.label ?? chosen)
    .map((label) => words.translate(String(label ?? "")))
    .join("\n");

const isLabelled = (option: unknown): option is { value: unknown; label: string } =>
  typeof option === "object" && option !== null;
