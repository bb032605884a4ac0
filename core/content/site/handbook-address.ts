import type { Language } from "../../words/languages.ts";

const HANDBOOK_PATH = "/admin/handbook";

export const handbookPath = (language: Language) =>
  language === "en" ? HANDBOOK_PATH : `${HANDBOOK_PATH}.${language}`;

/** Leads to the chapter that explains the screen at a path. */
export const helpAddress = (language: Language, screen: string) =>
  `${handbookPath(language)}?${new URLSearchParams({ screen })}`;
