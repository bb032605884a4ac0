/** What one entry holds at a time. */
export interface Version {
  description: string;
  fileCount: number;
  /** The digest of a PDF, which is stored as it was sent; pictures are encoded anew. */
  fileDigest?: string;
  /** As the server named them when it acknowledged the change. */
  fileNames?: readonly string[];
  /** It is in the trash. */
  isDeleted?: true;
}

export type EntryType = "notices" | "galleries";

export interface LedgerEntry {
  type: EntryType;
  /** Given once and never changed, so that an entry is known even when its creation was not acknowledged. */
  title: string;
  id?: string;
  /** What restores it from the trash, where it is deleted. */
  revision?: string;
  /** The last version that the server acknowledged; undefined: it was never there, or is deleted for good. */
  settled: Version | undefined;
  /** A change that was sent and neither acknowledged nor refused. */
  unsettled?: { wanted: Version | undefined };
}

/** Everything that writers were told, to be compared with what is there after a fault. */
export class Ledger {
  readonly entries = new Map<string, LedgerEntry>();
  /** Digests of stored files, by name; a stored file never changes. */
  readonly digests = new Map<string, string>();
  readonly counts = { acknowledged: 0, unsettled: 0, lost: 0, torn: 0 };
  /** How often each status came instead of an acknowledgement, and whether it said when to try again. */
  readonly refusals = new Map<string, number>();
  readonly #areRefusalsFinal: boolean;

  /** A connection to PostgreSQL may break at the very end, so there a refused change may have been made all the same. */
  constructor({ areRefusalsFinal = true } = {}) {
    this.#areRefusalsFinal = areRefusalsFinal;
  }

  intend(entry: LedgerEntry, wanted: Version | undefined): void {
    this.entries.set(entry.title, entry);
    entry.unsettled = { wanted };
  }

  acknowledge(entry: LedgerEntry, version: Version | undefined): void {
    this.counts.acknowledged++;
    this.settle(entry, version);
  }

  refuse(entry: LedgerEntry, { status, hasRetryAfter }: { status: number; hasRetryAfter: boolean }): void {
    const refusal = hasRetryAfter ? `${status} with Retry-After` : String(status);
    this.refusals.set(refusal, (this.refusals.get(refusal) ?? 0) + 1);
    if (this.#areRefusalsFinal || status < 500) this.settle(entry, entry.settled);
  }

  settle(entry: LedgerEntry, version: Version | undefined): void {
    delete entry.unsettled;
    entry.settled = version;
    if (version === undefined) this.entries.delete(entry.title);
  }
}
