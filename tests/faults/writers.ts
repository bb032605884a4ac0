import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { buildNoisyJpeg, buildPdf } from "../files.ts";
import type { EntryType, Ledger, LedgerEntry, Version } from "./ledger.ts";
import type { SchoolProcess } from "./school-process.ts";

const ENTRIES_PER_WRITER = 6;
const PATIENCE_MS = 60_000;

export const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Wide enough for variants, so that one upload writes several files; low, so that it is prepared quickly. */
const picture = await buildNoisyJpeg({ width: 700, height: 100 });

export interface Writers {
  /** Waits until each writer has completed its current change; writers of a killed server end by themselves. */
  stop(): Promise<void>;
}

/** Admins who create, change, delete, restore and purge entries with files, and enter the responses in the ledger. */
export function startWriters(
  school: SchoolProcess,
  token: string,
  ledger: Ledger,
  {
    count = 4,
    pauseMs = 0,
  }: { count?: number /** Between two changes of a writer. */; pauseMs?: number } = {},
): Writers {
  let isStopped = false;
  const work = Array.from({ length: count }, async (_, index) => {
    const type: EntryType = index % 2 === 0 ? "notices" : "galleries";
    while (!isStopped) {
      const isConnected = await writeOnce(school, token, ledger, { type, index });
      if (!isConnected) return;
      if (pauseMs > 0) await sleep(pauseMs);
    }
  });
  return {
    async stop() {
      isStopped = true;
      await Promise.all(work);
    },
  };
}

/** Waits for a number of acknowledged changes, not for a time, because machines differ in speed. */
export async function waitForChanges(ledger: Ledger, count: number): Promise<void> {
  const wanted = ledger.counts.acknowledged + count;
  await expect
    .poll(() => ledger.counts.acknowledged, {
      timeout: PATIENCE_MS,
      interval: 5,
      message: "the writers write",
    })
    .toBeGreaterThanOrEqual(wanted);
}

/** Waits until this number of changes was refused with the status. */
export async function waitForRefusals(ledger: Ledger, refusal: string, count: number): Promise<void> {
  await expect
    .poll(() => ledger.refusals.get(refusal) ?? 0, { timeout: PATIENCE_MS, interval: 5, message: refusal })
    .toBeGreaterThanOrEqual(count);
}

/** One random change; false if the connection broke, so that the result is unknown. */
async function writeOnce(
  school: SchoolProcess,
  token: string,
  ledger: Ledger,
  { type, index }: { type: EntryType; index: number },
): Promise<boolean> {
  const own = [...ledger.entries.values()].filter(
    (entry) => entry.title.startsWith(`${index} `) && entry.unsettled === undefined,
  );
  const entry = own[randomInt(Math.max(own.length, 1))];
  if (entry === undefined || (own.length < ENTRIES_PER_WRITER && randomInt(2) === 0)) {
    const created: LedgerEntry = { type, title: `${index} ${randomUUID()}`, settled: undefined };
    return saveEntry(school, token, ledger, created);
  }
  if (entry.settled?.isDeleted) {
    return randomInt(2) === 0
      ? restoreEntry(school, token, ledger, entry)
      : purgeEntry(school, token, ledger, entry);
  }
  return randomInt(5) > 1
    ? saveEntry(school, token, ledger, entry)
    : removeEntry(school, token, ledger, entry);
}

async function saveEntry(
  school: SchoolProcess,
  token: string,
  ledger: Ledger,
  entry: LedgerEntry,
): Promise<boolean> {
  const isNew = entry.id === undefined;
  const form = new FormData();
  const wanted: Version = { description: randomBytes(200).toString("base64"), fileCount: 0 };
  if (isNew) form.set("title", entry.title);
  form.set("description", wanted.description);
  if (entry.type === "notices") {
    const pdf = buildPdf({ objects: { 6: `(${randomBytes(randomInt(200_000)).toString("hex")})` } });
    wanted.fileCount = 1;
    wanted.fileDigest = digest(pdf);
    form.set("pdfOrImage", new Blob([new Uint8Array(pdf)]), "notice.pdf");
  } else {
    // A changed gallery gets its new picture beside the old one, or in its place.
    const kept = isNew || randomInt(2) === 0 ? [] : (entry.settled?.fileNames ?? []).slice(-1);
    wanted.fileCount = kept.length + 1;
    if (!isNew) for (const name of kept.length > 0 ? kept : [""]) form.append("keep", name);
    form.append("images", new Blob([new Uint8Array(picture)]), "picture.jpg");
  }
  ledger.intend(entry, wanted);
  const address = isNew ? `${entry.type}/create` : `${entry.type}/update/${entry.id}`;
  const answer = await send(school, token, ledger, address, { method: isNew ? "POST" : "PUT", body: form });
  if (answer === undefined) return false;
  if (!answer.ok) {
    ledger.refuse(entry, answer);
    return true;
  }
  const saved = answer.body as { _id: string; pdfOrImage?: string; images?: string[] };
  entry.id = saved._id;
  ledger.acknowledge(entry, { ...wanted, fileNames: fileNamesOf(saved) });
  return true;
}

function removeEntry(
  school: SchoolProcess,
  token: string,
  ledger: Ledger,
  entry: LedgerEntry,
): Promise<boolean> {
  const wanted: Version = { ...(entry.settled as Version), isDeleted: true };
  const address = `${entry.type}/delete/${entry.id}`;
  return change(school, token, ledger, entry, wanted, { address, method: "DELETE" });
}

function restoreEntry(
  school: SchoolProcess,
  token: string,
  ledger: Ledger,
  entry: LedgerEntry,
): Promise<boolean> {
  const { isDeleted: _isDeleted, ...wanted } = entry.settled as Version;
  const address = `trash/${entry.revision}/restore`;
  return change(school, token, ledger, entry, wanted, { address, method: "POST" });
}

function purgeEntry(
  school: SchoolProcess,
  token: string,
  ledger: Ledger,
  entry: LedgerEntry,
): Promise<boolean> {
  const address = `trash/${entry.revision}`;
  return change(school, token, ledger, entry, undefined, { address, method: "DELETE" });
}

/** A change without a body; false without a response. */
async function change(
  school: SchoolProcess,
  token: string,
  ledger: Ledger,
  entry: LedgerEntry,
  wanted: Version | undefined,
  { address, method }: { address: string; method: string },
): Promise<boolean> {
  ledger.intend(entry, wanted);
  const answer = await send(school, token, ledger, address, { method });
  if (answer === undefined) return false;
  if (answer.ok) {
    if (wanted?.isDeleted) entry.revision = answer.revision;
    ledger.acknowledge(entry, wanted);
  } else ledger.refuse(entry, answer);
  return true;
}

interface Answer {
  ok: boolean;
  status: number;
  hasRetryAfter: boolean;
  /** The revision that undoes the change. */
  revision: string;
  body: unknown;
}

/** Undefined if no complete response arrived. */
async function send(
  school: SchoolProcess,
  token: string,
  ledger: Ledger,
  address: string,
  request: RequestInit,
): Promise<Answer | undefined> {
  try {
    const answer = await fetch(`${school.api}/${address}`, {
      ...request,
      headers: { authorization: `Bearer ${token}` },
    });
    const { ok, status, headers } = answer;
    const revision = headers.get("x-revision") ?? "";
    return { ok, status, hasRetryAfter: headers.has("retry-after"), revision, body: await answer.json() };
  } catch {
    ledger.counts.unsettled++;
    return undefined;
  }
}

export const fileNamesOf = (entry: { pdfOrImage?: string | null; images?: string[] }): string[] =>
  entry.images ?? (entry.pdfOrImage ? [entry.pdfOrImage.replace(/^uploads\//, "")] : []);
