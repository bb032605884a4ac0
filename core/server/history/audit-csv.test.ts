import { expect, it } from "vitest";
import type { AuditEntry } from "../../content/api/audit-contract.ts";
import * as en from "../../words/panel/en.ts";
import * as hi from "../../words/panel/hi.ts";
import { writeAuditCsv } from "./audit-csv.ts";

const ENTRY: AuditEntry = {
  _id: "1",
  at: "2026-11-15T08:00:00.000Z",
  actor: "office@school.example",
  accountId: "2",
  person: "Asha Verma",
  duties: ["notices", "posts"],
  type: "notices",
  action: "update",
  entryId: "3",
  title: "Annual Day",
  titleHi: "वार्षिकोत्सव",
  fields: ["title", "date"],
};

const write = (...entries: Partial<AuditEntry>[]) => writeIn(en, ...entries);

async function writeIn(words: typeof en, ...entries: Partial<AuditEntry>[]): Promise<string> {
  const whole = entries.map((entry) => ({ ...ENTRY, ...entry }));
  const parts = (async function* () {
    yield whole;
  })();
  return Buffer.from(await new Response(writeAuditCsv(parts, words)).bytes()).toString();
}

it("has headings and a line for each entry, with a byte order mark", async () => {
  expect(
    await write(
      {},
      {
        title: null,
        titleHi: null,
        fields: [],
        entryId: null,
        action: "login",
        type: "account",
        person: null,
        duties: null,
      },
    ),
  ).toBe(
    [
      '\u{feff}"Time (India)","Who","Name","Duties","What was done","Kind","Title","Changed fields","Id"',
      '"2026-11-15 13:30:00","office@school.example","Asha Verma","Notices and calendar, Posts and galleries","Changed the notice “Annual Day”","Notices","Annual Day","Title, Date","3"',
      '"2026-11-15 13:30:00","office@school.example","","","Logged in","Accounts","","",""',
    ].join("\r\n"),
  );
});

it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1"])(
  "the title %j cannot be run as a formula",
  async (title) => {
    expect(await write({ title })).toContain(`,"'${title}",`);
  },
);

it("quotes, commas and line ends stay inside their cell", async () => {
  expect(await write({ title: 'He said "come, all"\r\nand =left' })).toContain(
    ',"He said ""come, all""\r\nand =left",',
  );
});

it("is in the language of its reader", async () => {
  const [, line] = (await writeIn(hi, { actor: "command line", person: null, duties: ["look"] })).split(
    "\r\n",
  );
  expect(line).toBe(
    '"2026-11-15 13:30:00","कमांड लाइन","","केवल देखना","सूचना “वार्षिकोत्सव” बदली गई","सूचनाएँ","वार्षिकोत्सव","शीर्षक, तिथि","3"',
  );
});
