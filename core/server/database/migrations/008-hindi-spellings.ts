import type { Tx } from "./migration.ts";

export const changesDerived = true;

/**
 * Search texts have one spelling for words that Hindi spells in several ways. `refreshDerived` updates those of entries and
 * their sort keys.
 */
export async function migrate(tx: Tx): Promise<void> {
  await respellTexts(tx, "revisions");
  await respellTexts(tx, "auditLog");
}

/** The source fields of these texts may be gone, but the texts themselves can be converted. */
async function respellTexts(tx: Tx, table: string): Promise<void> {
  const rows = await tx.selectFrom(table).select(["_id", "searchText"]).execute();
  for (const { _id = null, searchText: before } of rows) {
    const searchText = respell(String(before));
    if (searchText === before) continue;
    await tx.updateTable(table).set({ searchText }).where("_id", "=", _id).execute();
  }
}

/** Invisible characters: joiners, direction marks, soft hyphens. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const NUKTA = /\u093c/g;
/** A nasal joined to a consonant of its row may be written as a dot: हिन्दी, हिंदी. */
const JOINED_NASAL = /[ङञणनम]्(?=[क-घच-झट-ढत-धप-भ])/g;
const DEVANAGARI_ZERO = "०".charCodeAt(0);

const respell = (text: string): string =>
  text
    .normalize("NFD")
    .replace(UNSEEN, "")
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(NUKTA, "")
    .replaceAll("ँ", "ं")
    .replace(JOINED_NASAL, "ं")
    .normalize("NFC")
    .toLowerCase();
