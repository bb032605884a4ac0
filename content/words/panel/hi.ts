import type { PanelWords } from "./en.ts";
import { account } from "./hi/account.ts";
import { albums } from "./hi/albums.ts";
import { announcement } from "./hi/announcement.ts";
import { audit } from "./hi/audit.ts";
import { companions } from "./hi/companions.ts";
import { dashboard } from "./hi/dashboard.ts";
import { enquiries } from "./hi/enquiries.ts";
import { frame } from "./hi/frame.ts";
import { history } from "./hi/history.ts";
import { login } from "./hi/login.ts";
import { pages } from "./hi/pages.ts";
import { studentRecords } from "./hi/student-records.ts";
import { translate } from "./hi/translate.ts";

export const hi: PanelWords = {
  account,
  albums,
  announcement,
  audit,
  companions,
  dashboard,
  enquiries,
  frame,
  history,
  login,
  pages,
  studentRecords,
  translate,
};
