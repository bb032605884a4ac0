import { createContext, type Dispatch, useContext } from "react";
import type { Language } from "../../../content/words/languages.ts";
import type { Change } from "./page-state.ts";
import type { WantedField } from "./wanted-field.ts";

/** What the fields of a page's form share. */
export interface PageForm {
  change: Dispatch<Change>;
  /** What is wrong, by path. */
  errors: Readonly<Record<string, string>>;
  /** What may be a slip, by path; nobody is kept from saving it. */
  warnings: Readonly<Record<string, string>>;
  files: Readonly<Record<string, File>>;
  /** Those of the site; what is not written in another one lacks nothing. */
  languages: readonly Language[];
  /** What is to be in sight; lists unfold the item that holds it. */
  wanted: WantedField | undefined;
}

const PageFormContext = createContext<PageForm | undefined>(undefined);
export const PageFormProvider = PageFormContext.Provider;

export function usePageForm(): PageForm {
  const form = useContext(PageFormContext);
  if (!form) throw new Error("Render this inside of a PageFormProvider");
  return form;
}

/** The id of a control is derived from its path, so that an error or a click in the preview finds it. */
export const controlId = (path: string) => `page-${path}`;
