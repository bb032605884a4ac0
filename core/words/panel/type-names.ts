import { features } from "../../../features/content.ts";
import { resourceList } from "../../../features/types.ts";
import type { Feature } from "../../content/feature.ts";
import type { EntryNames, InSentences, NamedSubject } from "../../content/types/entry-names.ts";
import type { PanelWords } from "./panel-words.ts";

const subjects = new Map(
  features.flatMap((feature: Feature) => Object.entries<NamedSubject>(feature.subjects ?? {})),
);

/** The names of a content type or of another key of AUDIT_TYPES. */
export function namesOf({ namesOfCore, language }: PanelWords, type: string): EntryNames {
  const ofCore = (namesOfCore as Readonly<Record<string, EntryNames>>)[type];
  if (ofCore) return ofCore;
  const resource = resourceList.find(({ name }) => name === type);
  const subject = subjects.get(type);
  const singular = (resource ?? subject)?.singular[language] ?? type;
  const heading = (resource?.screen ?? subject)?.plural[language] ?? type;
  const { one, manyHi, ...grammar }: Partial<InSentences> = (resource ?? subject)?.inSentences ?? {};
  const names = {
    heading,
    one: one?.[language] ?? singular.toLowerCase(),
    many: (language === "hi" && manyHi) || heading.toLowerCase(),
  };
  return language === "hi" ? { ...names, ...grammar } : names;
}
