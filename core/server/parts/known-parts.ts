import { closeOff, isOn, NONE_OFF, type OffParts, PARTS_TYPE } from "../../content/parts/parts.ts";
import { parseJson } from "../database/parse-json.ts";
import type { Database, Tx } from "../database/tables.ts";

/** The stored value: the names that the school has chosen. */
export function readOffNames(value: string | undefined): string[] {
  const stored = value === undefined ? undefined : parseJson(value);
  return Array.isArray(stored) ? stored.filter((name) => typeof name === "string") : [];
}

/** Which parts are off, as the database has it. */
export async function readOffParts(db: Database | Tx): Promise<OffParts> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", PARTS_TYPE)
    .executeTakeFirst();
  return closeOff(readOffNames(row?.value));
}

/** Remembers which parts are off until they change. `onChange` drops everything that was made with the parts as they were. */
export class KnownParts {
  readonly #db: Database;
  readonly #onChange: () => void;
  /** Set before the reading ends, so that a change during the reading leads to another one. */
  #reading: Promise<OffParts> | undefined;
  #off: OffParts = NONE_OFF;

  constructor(db: Database, onChange: () => void) {
    this.#db = db;
    this.#onChange = onChange;
  }

  findOff(): Promise<OffParts> {
    this.#reading ??= this.#read();
    return this.#reading;
  }

  async isOn(feature: string | undefined): Promise<boolean> {
    return feature === undefined || isOn(await this.findOff(), feature);
  }

  /** The same at once, for handlers: every request reads the parts before its handler runs. */
  isOnNow(feature: string | undefined): boolean {
    return isOn(this.#off, feature);
  }

  drop(tag: string): void {
    if (tag !== PARTS_TYPE) return;
    this.dropAll();
    this.#onChange();
  }

  dropAll(): void {
    this.#reading = undefined;
  }

  #read(): Promise<OffParts> {
    const reading = readOffParts(this.#db).then((off) => {
      if (this.#reading === reading) this.#off = off;
      return off;
    });
    reading.catch(() => {
      if (this.#reading === reading) this.#reading = undefined;
    });
    return reading;
  }
}
