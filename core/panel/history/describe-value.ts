import { readMoment } from "../../content/text/india-time.ts";
import { listTexts, readCaptions } from "../../content/types/captions.ts";
import type { FieldNames, ValueField } from "../../content/types/define-resource.ts";
import { nameOption } from "../../content/types/option-name.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import type { Label } from "../../words/label.ts";
import { formatDate, formatMoment } from "../dates/format-date.ts";
import { ownNames } from "../own-names.ts";

/** The part of a declared field that showing its value needs. */
export interface ShownField {
  input: string;
  names?: FieldNames | undefined;
  optionsHi?: ValueField["optionsHi"] | undefined;
}

/** A stored or typed value in readable form. */
export function describeValue({ input, names, optionsHi }: ShownField, value: unknown): string {
  if (input === "captions") return listTexts(readCaptions(value)).join("\n");
  const text = String(value ?? "");
  if (names) return names.inLanguage(text, panelLanguage, ownNames);
  if (input === "checkbox") return text === "true" ? words.frame.yes : words.frame.no;
  if (input === "select") return nameOption({ optionsHi }, text, words.language);
  if (input === "time") return text && words.times.time(text);
  if (input === "date") return /^\d{4}-\d\d-\d\d$/.test(text) ? formatDate(text) : text;
  if (input !== "datetime-local") return text;
  const moment = readMoment(text);
  return moment === undefined ? text : formatMoment(moment);
}

/** The labels of the chosen options. */
export const describeChoice = (options: readonly LabelledOption[], value: unknown): string =>
  [value]
    .flat()
    .map(
      (chosen) =>
        options.find((option) => option.value === chosen)?.label[words.language] ?? String(chosen ?? ""),
    )
    .join("\n");

export interface LabelledOption {
  value: unknown;
  label: Label;
}
