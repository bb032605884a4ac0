/** The content of one version of an entry. */
export interface Version {
  description: string;
  fileCount: number;
  /** The digest of a PDF, which is stored as it was sent; pictures are encoded anew. */
  fileDigest?: string;
  /** The stored names in the response to the change. */
  fileNames?: readonly string[];
  /** It is in the trash. */
  isDeleted?: true;
}

export type EntryType = "notices" | "galleries";

export interface LedgerEntry {
  type: EntryType;
  /** Never changes, so that it identifies an entry whose creation was not acknowledged. */
  title: string;
  id?: string;
  /** The revision that restores a deleted entry. */
  revision?: string;
  /** The last acknowledged version; undefined if the entry never existed or was deleted for good. */
  settled: Version | undefined;
  /** A change that was sent and neither acknowledged nor refused. */
  unsettled?: { wanted: Version | undefined };
}

/** Every response that writers received, to compare with the content after a failure. */
export class Ledger {
  readonly entries = new Map<string, LedgerEntry>();
  /** Digests of stored files, by name; a stored file never changes. */
  readonly digests = new Map<string, string>();
  readonly counts = { acknowledged: 0, unsettled: 0, lost: 0, torn: 0 };
  /** How often each error status was returned, with or without Retry-After. */
  readonly refusals = new Map<string, number>();
  readonly #areRefusalsFinal: boolean;

  /** A connection to PostgreSQL may break during the commit, so a refused change may have been made. */
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
