import { createContext, type Dispatch, useContext } from "react";
import type { Language } from "../../../content/languages.ts";
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

/** Ids of controls are made of their paths, so that a fault or a click in the page finds them. */
export const controlId = (path: string) => `page-${path}`;
