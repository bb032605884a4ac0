import type { AuditEntry } from "../../content/api/audit-contract.ts";
import { INDIA_AHEAD_MS } from "../../content/text/india-time.ts";
import { titleIn } from "../../content/types/companions.ts";
import { describeChange, writeChange } from "../../words/panel/describe-change.ts";
import { nameActor } from "../../words/panel/name-actor.ts";
import { nameDuty } from "../../words/panel/name-duties.ts";
import type { PanelWords } from "../../words/panel/panel-words.ts";
import { namesOf } from "../../words/panel/type-names.ts";
import { streamCsv } from "../sheets/spreadsheet.ts";

/** The audit log for a spreadsheet, in the language of the words. */
export const writeAuditCsv = (
  parts: AsyncIterable<AuditEntry[]>,
  words: PanelWords,
): ReadableStream<Uint8Array> =>
  streamCsv(Object.values(words.auditSentences.columns), toRows(parts, words), "all");

async function* toRows(parts: AsyncIterable<AuditEntry[]>, words: PanelWords): AsyncGenerator<string[]> {
  for await (const entries of parts) {
    yield* entries.map((entry) => toCells({ ...entry, title: titleIn(entry, words.language) }, words));
  }
}

function toCells(entry: AuditEntry, words: PanelWords): string[] {
  const { title = "", fields } = describeChange(words, entry, formatMoment);
  return [
    formatMoment(entry.at),
    nameActor(words, entry.actor),
    entry.person ?? "",
    (entry.duties ?? []).map((duty) => nameDuty(words, duty)).join(", "),
    writeChange(words, entry, formatMoment),
    namesOf(words, entry.type).heading,
    title,
    fields.join(", "),
    entry.entryId ?? "",
  ];
}

/** 2026-11-15 13:30:00 in Indian time, which spreadsheets can sort. */
const formatMoment = (moment: string) =>
  new Date(Date.parse(moment) + INDIA_AHEAD_MS).toISOString().slice(0, 19).replace("T", " ");
