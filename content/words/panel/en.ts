import { inEnglish, type Message } from "../../messages/message.ts";
import { account, audit, login } from "./en/account.ts";
import { childFile } from "./en/child-file.ts";
import { classLists } from "./en/class-lists.ts";
import { closure } from "./en/closure.ts";
import { consentSlips, consents } from "./en/consents.ts";
import { dashboard } from "./en/dashboard.ts";
import {
  albums,
  companions,
  entryForm,
  entryList,
  entryNames,
  entryTable,
  typing,
  uploads,
} from "./en/entries.ts";
import { enquiries, entryScreens } from "./en/entry-screens.ts";
import { frame } from "./en/frame.ts";
import { history } from "./en/history.ts";
import { announcement, notices } from "./en/notices.ts";
import { pageEditor, pages, postEditor } from "./en/pages.ts";
import { studentExport } from "./en/student-export.ts";
import { studentImport } from "./en/student-import.ts";
import { studentPhotos } from "./en/student-photos.ts";
import { childRecord, studentMenu, studentRecords } from "./en/student-records.ts";
import { yearChange } from "./en/year-change.ts";

/** Every text of the panel. Messages and English texts of declarations go through `translate`. */
export const en = {
  account,
  albums,
  announcement,
  audit,
  childFile,
  childRecord,
  classLists,
  closure,
  companions,
  consents,
  consentSlips,
  dashboard,
  enquiries,
  entryForm,
  entryList,
  entryNames,
  entryScreens,
  entryTable,
  frame,
  history,
  login,
  notices,
  pageEditor,
  pages,
  postEditor,
  studentExport,
  studentImport,
  studentMenu,
  studentPhotos,
  studentRecords,
  typing,
  uploads,
  yearChange,
  /** A message or an English text of a declaration, in the panel's language. */
  translate: inEnglish,
  /** An API message, which comes with its English text. */
  fromApi: (_message: Message | undefined, english: string) => english,
};

export type PanelWords = typeof en;
