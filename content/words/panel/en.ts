import { actions } from "./en/actions.ts";
import { entryForm } from "./en/entry-form.ts";
import { entryList } from "./en/entry-list.ts";
import { entryNames } from "./en/entry-names.ts";
import { entryScreens } from "./en/entry-screens.ts";
import { entryTable } from "./en/entry-table.ts";
import { frame } from "./en/frame.ts";
import { pageEditor } from "./en/page-editor.ts";
import { postEditor } from "./en/post-editor.ts";
import { uploads } from "./en/uploads.ts";

/** Every sentence of the panel. What declarations and the server say in English goes through `translate`. */
export const en = {
  actions,
  entryForm,
  entryList,
  entryNames,
  entryScreens,
  entryTable,
  frame,
  pageEditor,
  postEditor,
  uploads,
  /** The panel's language of a sentence that is written in English elsewhere: a label, a rule, an answer of the API. */
  translate: (sentence: string) => sentence,
};

export type PanelWords = typeof en;
