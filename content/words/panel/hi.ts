import type { PanelWords } from "./en.ts";
import { actions } from "./hi/actions.ts";
import { entryForm } from "./hi/entry-form.ts";
import { entryList } from "./hi/entry-list.ts";
import { entryNames } from "./hi/entry-names.ts";
import { entryScreens } from "./hi/entry-screens.ts";
import { entryTable } from "./hi/entry-table.ts";
import { frame } from "./hi/frame.ts";
import { pageEditor } from "./hi/page-editor.ts";
import { postEditor } from "./hi/post-editor.ts";
import { translate } from "./hi/translate.ts";
import { uploads } from "./hi/uploads.ts";

export const hi: PanelWords = {
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
  translate,
};
