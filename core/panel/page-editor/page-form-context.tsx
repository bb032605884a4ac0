import { createContext, type Dispatch, useContext } from "react";
import type { AnyDocument } from "../../content/pages/define-page.ts";
import type { SiteLanguages } from "../../words/languages.ts";
import type { Change } from "./page-state.ts";
import type { WantedField } from "./wanted-field.ts";

/** The context of a page's form. */
export interface PageForm {
  change: Dispatch<Change>;
  /** Errors by path. */
  errors: Readonly<Record<string, string>>;
  /** Warnings by path, which do not prevent saving. */
  warnings: Readonly<Record<string, string>>;
  files: Readonly<Record<string, File>>;
  /** The languages of the site; a form in one language shows one input for each text. */
  languages: SiteLanguages;
  /** The page of the school. */
  school: AnyDocument;
  /** The field to show; lists open the item that contains it. */
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
