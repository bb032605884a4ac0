import { describe, expect, it } from "vitest";
import { pages } from "../../../features/pages.ts";
import { resourceList } from "../../../features/types.ts";
import { findEnglish, hasDevanagari } from "../../../tests/is-hindi.ts";
import { AUDIT_ACTIONS, AUDIT_TYPES, type AuditEntry } from "../../content/api/audit-contract.ts";
import { describeChange, writeChange } from "./describe-change.ts";
import * as en from "./en.ts";
import * as hi from "./hi.ts";
import type { PanelWords } from "./panel-words.ts";
import { namesOf } from "./type-names.ts";

const ENTRY: AuditEntry = {
  _id: "1",
  at: "2026-11-15T08:00:00.000Z",
  actor: "office@school.example",
  accountId: "2",
  person: null,
  duties: null,
  type: "notices",
  action: "update",
  entryId: "3",
  title: null,
  titleHi: null,
  fields: [],
};
const asMoment = (moment: string) => `(${moment.slice(0, 10)})`;
const write = (words: PanelWords, change: Partial<AuditEntry>) =>
  writeChange(words, { ...ENTRY, ...change }, asMoment);
const fieldsOf = (words: PanelWords, change: Partial<AuditEntry>) =>
  describeChange(words, { ...ENTRY, ...change }, asMoment).fields;

const LANGUAGES: readonly (readonly [string, PanelWords])[] = [
  ["English", en],
  ["Hindi", hi],
];

describe.each(LANGUAGES)("in %s every action on every type, with and without a title,", (language, words) => {
  const sentences = AUDIT_ACTIONS.flatMap((action) =>
    AUDIT_TYPES.flatMap((type) =>
      ["1234", null].flatMap((title) => [
        { case: `${action} ${type} ${title}`, text: write(words, { action, type, title }) },
        {
          case: `${action} ${type} ${title}, no entry`,
          text: write(words, { action, type, title, entryId: null }),
        },
      ]),
    ),
  );
  const failing = (isWrong: (text: string) => boolean) => sentences.filter(({ text }) => isWrong(text));

  it("is a whole sentence", () => {
    expect(sentences.length).toBe(AUDIT_ACTIONS.length * AUDIT_TYPES.length * 4);
    expect(failing((text) => /[{}]|undefined|^\s*$|\s{2}/.test(text))).toEqual([]);
    expect(failing((text) => !/^[\p{Lu}\p{Script=Devanagari}]/u.test(text))).toEqual([]);
  });

  it("has no camel case and no name of the code", () => {
    expect(failing((text) => /[a-z][A-Z]/.test(text))).toEqual([]);
    const codes = ["yearChange", "topStudents", "blocks", "contacts", "block", "contact"];
    expect(failing((text) => text.split(/\P{L}+/u).some((word) => codes.includes(word)))).toEqual([]);
  });

  it("repeats no word", () => {
    const words = (text: string) => text.toLowerCase().split(/[\s:,“”]+/);
    const significant = (text: string) =>
      words(text).filter((word) => word.length > 3 && !/^\d+$/.test(word));
    expect(failing((text) => new Set(significant(text)).size !== significant(text).length)).toEqual([]);
    expect(
      failing((text) => words(text).some((word, index, all) => word !== "" && word === all[index + 1])),
    ).toEqual([]);
  });

  it("is in the language", () => {
    const isHindi = (text: string) => findEnglish(text).length === 0 && hasDevanagari(text);
    expect(failing((text) => isHindi(text) !== (language === "Hindi"))).toEqual([]);
  });

  it("has names for the filters", () => {
    const headings = AUDIT_TYPES.map((type) => namesOf(words, type).heading);
    expect(new Set(headings).size).toBe(headings.length);
    expect(AUDIT_ACTIONS.map((action) => words.auditSentences.actions[action])).not.toContain(undefined);
  });

  it("names every field by its label", () => {
    const changes = [
      ...resourceList.map(({ name, fields }) => ({ type: name, entryId: "1", fields: Object.keys(fields) })),
      ...Object.values(pages).map(({ name, fields }) => ({
        type: "pages",
        entryId: name,
        fields: Object.keys(fields),
      })),
      { type: "announcement", entryId: "announcement", fields: ["content", "contentHi", "link"] },
      { type: "consents", entryId: "1", fields: ["name", "photo", "pictures", "topStudents"] },
      { type: "students", entryId: "1", fields: ["pictures", "isDraft"] },
    ];
    const labels = changes.flatMap((change) => fieldsOf(words, change));
    expect(labels.filter((label) => /[a-z][A-Z]/.test(label))).toEqual([]);
    if (language === "Hindi") expect(labels.filter((label) => findEnglish(label).length > 0)).toEqual([]);
  });
});

/** The sentences that the server records, in both languages. */
it.each<[Partial<AuditEntry>, string, string]>([
  [
    { title: "Holiday on Monday" },
    "Changed the notice “Holiday on Monday”",
    "सूचना “Holiday on Monday” बदली गई",
  ],
  [{ action: "create", type: "blocks", title: "Sports" }, "Added the post “Sports”", "लेख “Sports” जोड़ा गया"],
  [{ action: "create", type: "contacts" }, "Added an enquiry", "पूछताछ जोड़ी गई"],
  [
    { action: "delete", type: "events", title: "Diwali" },
    "Deleted the event “Diwali”",
    "कार्यक्रम “Diwali” हटाया गया",
  ],
  [
    { action: "restore", type: "galleries", title: "Fair" },
    "Restored the gallery “Fair”",
    "फ़ोटो गैलरी “Fair” वापस लाई गई",
  ],
  [
    { action: "purge", type: "facilities", title: "Lab" },
    "Deleted the facility “Lab” for good",
    "सुविधा “Lab” हमेशा के लिए हटाई गई",
  ],
  [{ type: "students" }, "Changed a student", "विद्यार्थी की जानकारी बदली गई"],
  [{ action: "delete", type: "topStudents" }, "Deleted a top student", "मेधावी विद्यार्थी का नाम हटाया गया"],
  [
    { action: "create", type: "team", title: "Kavita" },
    "Added the team member “Kavita”",
    "शिक्षक “Kavita” का नाम जोड़ा गया",
  ],
  [
    { type: "team", entryId: null, fields: ["order"] },
    "Changed the order of the team members",
    "शिक्षकों का क्रम बदला गया",
  ],
  [{ type: "pages", entryId: "home", title: "Home" }, "Changed the page “Home”", "पृष्ठ “मुखपृष्ठ” बदला गया"],
  [{ type: "announcement" }, "Changed the announcement", "घोषणा बदली गई"],
  [
    { type: "consents", action: "record-consent" },
    "Recorded that the parents agree",
    "अभिभावक की सहमति दर्ज की गई",
  ],
  [
    { type: "consents", action: "take-back-consent", title: "Asha" },
    "Took back an answer of the parents of “Asha” that was recorded by mistake",
    "भूल से दर्ज किया गया अभिभावक का उत्तर वापस लिया गया: विद्यार्थी “Asha”",
  ],
  [
    { type: "students", action: "import", entryId: null, title: "5 students added. 1 row left out." },
    "Imported students: 5 students added. 1 row left out.",
    "विद्यार्थियों की सूची अपलोड की गई: 5 students added. 1 row left out.",
  ],
  [
    { type: "students", action: "export", entryId: null, title: "12 students, class 4, section A" },
    "Downloaded a list of students: 12 students, class 4, section A",
    "विद्यार्थियों की सूची डाउनलोड की गई: 12 students, class 4, section A",
  ],
  [
    { type: "students", action: "export" },
    "Downloaded all data about a student",
    "एक विद्यार्थी की पूरी जानकारी डाउनलोड की गई",
  ],
  [
    {
      type: "students",
      action: "forget",
      title: "versions 5, consents 1, top students 0, alumni 0, pictures 2, files 1",
    },
    "Deleted everything about a student for good: 5 versions, 1 consent, 2 pictures, 1 file",
    "विद्यार्थी की पूरी जानकारी हमेशा के लिए मिटाई गई: 5 संस्करण, 1 सहमति, 2 फ़ोटो, 1 फ़ाइल",
  ],
  [
    { type: "contacts", action: "expire", entryId: null, title: "enquiries 12, versions 30" },
    "Deleted enquiries for good, because their time was over: 12 enquiries, 30 versions",
    "समय पूरा होने पर पूछताछ हमेशा के लिए मिटाई गई: 12 पूछताछ, 30 संस्करण",
  ],
  [
    { type: "contacts", action: "export-person", entryId: null, title: "enquiries 1, mails 2, students 1" },
    "Downloaded everything about a person: 1 enquiry, 2 mails, 1 student",
    "एक व्यक्ति की पूरी जानकारी डाउनलोड की गई: 1 पूछताछ, 2 ईमेल, 1 विद्यार्थी",
  ],
  [
    { type: "contacts", action: "forget-person", entryId: null, title: "enquiries 3, versions 7, mails 0" },
    "Deleted all enquiries of a person for good: 3 enquiries, 7 versions",
    "एक व्यक्ति की सभी पूछताछ हमेशा के लिए मिटाई गई: 3 पूछताछ, 7 संस्करण",
  ],
  [{ type: "yearChange", title: "2027-28" }, "Changed the school year: 2027-28", "सत्र बदला गया: 2027-28"],
  [{ type: "sample", action: "create", entryId: null }, "Added the sample content", "नमूना सामग्री जोड़ी गई"],
  [
    { type: "sample", action: "delete", entryId: null, title: "101 entries" },
    "Deleted the sample content: 101 entries",
    "नमूना सामग्री हटाई गई: 101 entries",
  ],
  [
    { type: "backup", action: "restore", entryId: null, title: "2026-11-15T08:00:00.000Z" },
    "Restored a backup: (2026-11-15)",
    "बैकअप वापस लाया गया: (2026-11-15)",
  ],
  [{ type: "backup", action: "start-download" }, "Started to download a backup", "डाउनलोड शुरू किया गया: बैकअप"],
  [
    { type: "backup", action: "fail-download" },
    "Did not finish downloading a backup",
    "डाउनलोड पूरा नहीं हुआ: बैकअप",
  ],
  [{ type: "account", action: "login" }, "Logged in", "लॉगिन किया गया"],
  [
    { type: "account", action: "change-password", title: ENTRY.actor },
    "Changed the password",
    "पासवर्ड बदला गया",
  ],
  [
    { type: "account", action: "reset-password", title: "a@b.example" },
    "Set a new password for the account “a@b.example”",
    "नया पासवर्ड बनाया गया: खाता “a@b.example”",
  ],
  [
    { type: "account", action: "disable", title: "a@b.example" },
    "Disabled the account “a@b.example”",
    "खाता “a@b.example” बंद किया गया",
  ],
])("%o", (change, english, hindi) => {
  expect([write(en, change), write(hi, change)]).toEqual([english, hindi]);
});

it("shows text with dollar signs and braces as it is", () => {
  expect(write(en, { title: "Fees: $& {title}" })).toBe("Changed the notice “Fees: $& {title}”");
});

it("describes a type without Hindi grammar in a form that fits either gender", () => {
  const names = { heading: "उपलब्धियाँ", one: "उपलब्धि", many: "उपलब्धियों" };
  expect(hi.auditSentences.done("delete", false, names, true)).toBe("उपलब्धि “{title}” को हटाया गया");
});

it("shows unknown actions, types and fields of a newer version as they are", () => {
  expect(write(en, { type: "holidays", action: "archive" })).toBe("holidays: archive");
  expect(fieldsOf(en, { type: "holidays", fields: ["validUntil"] })).toEqual(["Valid until"]);
});

it("names fields by the labels of their forms", () => {
  expect(fieldsOf(en, { fields: ["title", "titleHi", "isDraft"] })).toEqual([
    "Title",
    "शीर्षक (हिन्दी)",
    "State",
  ]);
  expect(fieldsOf(en, { type: "announcement", fields: ["content", "contentHi", "link"] })).toEqual([
    "Text",
    "विवरण (हिन्दी)",
    "Link",
  ]);
  expect(fieldsOf(en, { type: "consents", fields: ["topStudents"] })).toEqual([
    "Among the top students and alumni",
  ]);
  expect(fieldsOf(en, { type: "pages", entryId: "home", fields: ["principalsDesk", "gone"] })).toEqual([
    "From the principal's desk",
    "Gone",
  ]);
});
