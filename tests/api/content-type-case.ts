/** Data of a child and a visitor; the logs and anonymous responses of every test server are searched for it. */
export const CANARIES = {
  mobileNumber: "+91 98260 77553",
  dateOfBirth: "2017-03-09",
  guardianName: "Canary Guardian Deshmukh",
  guardianNameHi: "कैनरी अभिभावक देशमुख",
  address: "42 Canary Lane, Freeganj",
  visitorName: "Canary Visitor Kulkarni",
  visitorAddress: "7 Canary Colony, Nanakheda",
  visitorPhone: "0734 255 9917",
  visitorMessage: "Canary message: when do admissions close?",
};

export interface ContentTypeCase {
  name: string;
  list: string;
  create: string;
  update(id: string): string;
  remove(id: string): string;
  get?(id: string): string;
  /** Present if the office can sort the entries. */
  order?: string;
  bulk: string;
  body: "multipart" | "json";
  /** A complete entry without its files. */
  fields: Record<string, string | number>;
  /** The file fields and the prefix of a stored name. */
  files: Record<
    string,
    { many?: true; required?: true; prefix?: string; takesPdf?: true; maxBytes: number; tooLarge?: string }
  >;
  /** The keys of an entry for an admin, and for visitors. */
  adminKeys: string[];
  publicKeys: string[];
  deleted: string;
  notFound: string;
  /** The title in the audit log; null if it would be the name of a child or a visitor. */
  auditTitle: string | null;
  /** An entry without any English. */
  inHindi?: Record<string, string>;
}

export const MEGABYTE = 1024 * 1024;
export const TIMES = ["createdAt", "updatedAt"];
/** The keys of public entries that only admins see. */
export const STATE = ["isDraft", ...TIMES];
/** The keys of posts and galleries, whose drafts are approved. */
export const APPROVAL = ["approval", "approvalNote", "createdBy"];
