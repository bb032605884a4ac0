import type { PanelWords } from "./en.ts";
import { account, audit, login } from "./hi/account.ts";
import { childFile } from "./hi/child-file.ts";
import { classLists } from "./hi/class-lists.ts";
import { closure } from "./hi/closure.ts";
import { consentSlips, consents } from "./hi/consents.ts";
import { dashboard } from "./hi/dashboard.ts";
import {
  albums,
  companions,
  entryForm,
  entryList,
  entryNames,
  entryTable,
  typing,
  uploads,
} from "./hi/entries.ts";
import { enquiries, entryScreens } from "./hi/entry-screens.ts";
import { frame } from "./hi/frame.ts";
import { history } from "./hi/history.ts";
import { announcement, notices } from "./hi/notices.ts";
import { pageEditor, pages, postEditor } from "./hi/pages.ts";
import { studentExport } from "./hi/student-export.ts";
import { studentImport } from "./hi/student-import.ts";
import { studentPhotos } from "./hi/student-photos.ts";
import { childRecord, studentMenu, studentRecords } from "./hi/student-records.ts";
import { fromApi, translate } from "./hi/translate.ts";
import { yearChange } from "./hi/year-change.ts";

export const hi: PanelWords = {
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
  translate,
  fromApi,
};
