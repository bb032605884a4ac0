import type { PanelWords } from "./en.ts";
import { account } from "./hi/account.ts";
import { albums } from "./hi/albums.ts";
import { announcement } from "./hi/announcement.ts";
import { audit } from "./hi/audit.ts";
import { childFile } from "./hi/child-file.ts";
import { childRecord } from "./hi/child-record.ts";
import { classLists } from "./hi/class-lists.ts";
import { closure } from "./hi/closure.ts";
import { companions } from "./hi/companions.ts";
import { consentSlips } from "./hi/consent-slips.ts";
import { consents } from "./hi/consents.ts";
import { dashboard } from "./hi/dashboard.ts";
import { enquiries } from "./hi/enquiries.ts";
import { entryForm } from "./hi/entry-form.ts";
import { entryList } from "./hi/entry-list.ts";
import { entryNames } from "./hi/entry-names.ts";
import { entryScreens } from "./hi/entry-screens.ts";
import { entryTable } from "./hi/entry-table.ts";
import { frame } from "./hi/frame.ts";
import { history } from "./hi/history.ts";
import { login } from "./hi/login.ts";
import { notices } from "./hi/notices.ts";
import { pageEditor } from "./hi/page-editor.ts";
import { pages } from "./hi/pages.ts";
import { postEditor } from "./hi/post-editor.ts";
import { studentExport } from "./hi/student-export.ts";
import { studentImport } from "./hi/student-import.ts";
import { studentMenu } from "./hi/student-menu.ts";
import { studentPhotos } from "./hi/student-photos.ts";
import { studentRecords } from "./hi/student-records.ts";
import { fromApi, translate } from "./hi/translate.ts";
import { typing } from "./hi/typing.ts";
import { uploads } from "./hi/uploads.ts";
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
