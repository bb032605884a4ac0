import { inEnglish, type Message } from "../../messages/message.ts";
import { account } from "./en/account.ts";
import { albums } from "./en/albums.ts";
import { announcement } from "./en/announcement.ts";
import { audit } from "./en/audit.ts";
import { childFile } from "./en/child-file.ts";
import { childRecord } from "./en/child-record.ts";
import { classLists } from "./en/class-lists.ts";
import { closure } from "./en/closure.ts";
import { companions } from "./en/companions.ts";
import { consentSlips } from "./en/consent-slips.ts";
import { consents } from "./en/consents.ts";
import { dashboard } from "./en/dashboard.ts";
import { enquiries } from "./en/enquiries.ts";
import { entryForm } from "./en/entry-form.ts";
import { entryList } from "./en/entry-list.ts";
import { entryNames } from "./en/entry-names.ts";
import { entryScreens } from "./en/entry-screens.ts";
import { entryTable } from "./en/entry-table.ts";
import { frame } from "./en/frame.ts";
import { history } from "./en/history.ts";
import { login } from "./en/login.ts";
import { notices } from "./en/notices.ts";
import { pageEditor } from "./en/page-editor.ts";
import { pages } from "./en/pages.ts";
import { postEditor } from "./en/post-editor.ts";
import { studentExport } from "./en/student-export.ts";
import { studentImport } from "./en/student-import.ts";
import { studentMenu } from "./en/student-menu.ts";
import { studentPhotos } from "./en/student-photos.ts";
import { studentRecords } from "./en/student-records.ts";
import { typing } from "./en/typing.ts";
import { uploads } from "./en/uploads.ts";
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
  fromApi: (_said: Message | undefined, english: string) => english,
};

export type PanelWords = typeof en;
