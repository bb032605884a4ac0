import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { buildNoisyJpeg, buildPdf } from "../files.ts";
import type { EntryType, Ledger, LedgerEntry, Version } from "./ledger.ts";
import type { SchoolProcess } from "./school-process.ts";

const ENTRIES_PER_WRITER = 6;
const PATIENCE_MS = 60_000;

export const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** A picture wide enough to have variants, so that one upload writes several files; low, so that it is soon prepared. */
const picture = await buildNoisyJpeg({ width: 700, height: 100 });

export interface Writers {
  /** Lets each writer finish what it has under way; those of a killed server end by themselves. */
  stop(): Promise<void>;
}

/** Admins who create, change and delete entries with files, one change after the other, and keep book of the answers. */
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

/** Until so many more changes were acknowledged: progress is measured in changes, because machines differ in speed. */
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

/** Until so many changes were refused in this way. */
export async function waitForRefusals(ledger: Ledger, refusal: string, count: number): Promise<void> {
  await expect
    .poll(() => ledger.refusals.get(refusal) ?? 0, { timeout: PATIENCE_MS, interval: 5, message: refusal })
    .toBeGreaterThanOrEqual(count);
}

/** One random change; false when the connection broke, so that nobody knows what became of it. */
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
  return randomInt(4) > 0
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

async function removeEntry(
  school: SchoolProcess,
  token: string,
  ledger: Ledger,
  entry: LedgerEntry,
): Promise<boolean> {
  ledger.intend(entry, undefined);
  const answer = await send(school, token, ledger, `${entry.type}/delete/${entry.id}`, { method: "DELETE" });
  if (answer === undefined) return false;
  if (answer.ok) ledger.acknowledge(entry, undefined);
  else ledger.refuse(entry, answer);
  return true;
}

/** Undefined when no whole answer came back. */
async function send(
  school: SchoolProcess,
  token: string,
  ledger: Ledger,
  address: string,
  request: RequestInit,
): Promise<{ ok: boolean; status: number; hasRetryAfter: boolean; body: unknown } | undefined> {
  try {
    const answer = await fetch(`${school.api}/${address}`, {
      ...request,
      headers: { authorization: `Bearer ${token}` },
    });
    const { ok, status, headers } = answer;
    return { ok, status, hasRetryAfter: headers.has("retry-after"), body: await answer.json() };
  } catch {
    ledger.counts.unsettled++;
    return undefined;
  }
}

export const fileNamesOf = (entry: { pdfOrImage?: string | null; images?: string[] }): string[] =>
  entry.images ?? (entry.pdfOrImage ? [entry.pdfOrImage.replace(/^uploads\//, "")] : []);
