import { sql } from "kysely";
import type { Tx } from "./migration.ts";

/** The search looks through the documents of pages. */
export const changesDerived = true;

/** Whether the program generated the password of an account; unknown, and therefore no, for the accounts of earlier versions. */
export async function migrate(tx: Tx): Promise<void> {
  await tx.schema
    .alterTable("accounts")
    .addColumn("hasGeneratedPassword", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await movePrincipal(tx);
}

interface Text {
  en: string | null;
  hi: string | null;
}

interface Person {
  name?: Text;
  title?: Text;
  description?: Text;
  message?: Text;
  picture?: unknown;
}

type Values = Record<string, unknown>;

interface Page {
  document: Values;
  sample: number;
}

/**
 * The principal was one of the people of the home page, and maybe typed once more on the management desk. Name, title and portrait of
 * the home page are kept, and each page keeps its message.
 */
async function movePrincipal(tx: Tx): Promise<void> {
  const home = await findPage(tx, "home");
  const desk = home?.document.principalsDesk;
  if (!home || !isRecord(desk) || isWritten(desk.name as Text | undefined)) return;
  const cards = peopleOf(desk.cards);
  const named = cards.filter(({ name }) => isWritten(name));
  const principal = named.find(({ title }) => isPrincipal(title)) ?? named[0];
  if (!principal) return;

  const management = await findPage(tx, "management");
  const leaders = peopleOf(management?.document.leaders);
  // The sample is removed as a whole: a text of the school must not be moved into it.
  const again =
    management?.sample === home.sample
      ? leaders.find((leader) => isSameText(leader.name, principal.name))
      : undefined;
  await writePage(tx, "home", {
    ...home.document,
    principalsDesk: {
      ...desk,
      name: principal.name,
      title: firstWritten(principal.title, again?.title),
      qualification: firstWritten(again?.description),
      message: firstWritten(principal.description),
      picture: principal.picture ?? again?.picture ?? null,
      cards: cards.filter((card) => card !== principal),
    },
  });
  if (!management || !again) return;
  await writePage(tx, "management", {
    ...management.document,
    leaders: leaders.filter((leader) => leader !== again),
    principal: { message: firstWritten(again.message) },
  });
}

async function findPage(tx: Tx, name: string): Promise<Page | undefined> {
  const { rows } = await sql<{ document: string; sample: number }>`
    SELECT document, sample FROM pages WHERE name = ${name}`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  try {
    const document: unknown = JSON.parse(row.document);
    return isRecord(document) ? { document, sample: row.sample } : undefined;
  } catch {
    // A damaged document stays as it is.
    return undefined;
  }
}

async function writePage(tx: Tx, name: string, document: Values): Promise<void> {
  await sql`UPDATE pages SET document = ${JSON.stringify(document)} WHERE name = ${name}`.execute(tx);
}

const isRecord = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Empty if the list is damaged. */
const peopleOf = (value: unknown): Person[] =>
  Array.isArray(value) && value.every(isRecord) ? (value as Person[]) : [];

function isPrincipal(title: Text | undefined): boolean {
  const text = `${title?.en ?? ""} ${title?.hi ?? ""}`;
  return /principal|प्राचार्य|प्रधानाचार्य/i.test(text) && !/vice|deputy|assistant|उप|सह/i.test(text);
}

const fold = (text: string | null | undefined) => text?.trim().toLowerCase() || undefined;

const isSameText = (one: Text | undefined, other: Text | undefined) =>
  (["en", "hi"] as const).some((language) => {
    const text = fold(one?.[language]);
    return text !== undefined && text === fold(other?.[language]);
  });

const isWritten = (text: Text | undefined) => (fold(text?.en) ?? fold(text?.hi)) !== undefined;

const firstWritten = (...texts: (Text | undefined)[]): Text =>
  texts.find(isWritten) ?? { en: null, hi: null };
