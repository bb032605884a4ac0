import { addDays } from "../../../core/content/days/calendar-days.ts";
import { searchWords } from "../../../core/content/search/search-words.ts";
import { soundOf } from "../../../core/content/search/word-sound.ts";
import { stemOf } from "../../../core/content/search/word-stem.ts";
import { dayInIndia } from "../../../core/content/text/india-time.ts";
import type { Resource } from "../../../core/content/types/define-resource.ts";
import type { CoreServices } from "../../../core/server/feature-server.ts";
import { type ResourceName, resourceList } from "../../types.ts";
import { COUNTED_DAYS, LEAST_COUNT, type UnfoundWord } from "../content/unfound-contract.ts";

/** Further words are not remembered until the next time that they are stored. */
const MOST_WAITING = 500;
/** A flood of invented words fills one day, not the table. */
const MOST_OF_A_DAY = 200;
const MOST_SHOWN = 30;

/** The names of people in what visitors may not read, or only with a consent: children, parents, people who have written. */
const WITH_NAMES = resourceList
  .filter(({ child, publicFields }: Resource) => child !== undefined || publicFields.length === 0)
  .map(({ name, fields }) => ({
    name,
    fields: Object.keys(fields).filter((field) => /name(Hi)?$/i.test(field)),
  }))
  .filter(({ fields }) => fields.length > 0);

type Services = Pick<CoreServices, "db" | "now" | "openContent">;

/** Words that visitors have searched for in vain: counted in memory and stored from time to time, without who searched, when, or with which other words. */
export function createUnfoundWords({ db, now = Date.now, openContent }: Services) {
  let waiting = new Map<string, number>();
  const today = () => dayInIndia(new Date(now()));
  const firstDay = () => addDays(today(), 1 - COUNTED_DAYS);

  async function withoutNames(words: readonly string[]): Promise<string[]> {
    const keys = new Set<string>();
    for (const { name, fields } of WITH_NAMES) {
      const rows = await db
        .selectFrom(name as ResourceName)
        .select(fields as never[])
        .execute();
      for (const row of rows)
        for (const word of searchWords(Object.values(row).join(" ")))
          for (const key of keysOf(word)) keys.add(key);
    }
    return words.filter((word) => !keysOf(word).some((key) => keys.has(key)));
  }

  /** Those that find nothing, and that are no names. */
  const stillUnfound = async (words: readonly string[]) =>
    words.length === 0 ? [] : openContent().findUnknown(await withoutNames(words));

  return {
    count(words: readonly string[]): void {
      for (const word of words) {
        const count = waiting.get(word) ?? 0;
        if (count > 0 || waiting.size < MOST_WAITING) waiting.set(word, count + 1);
      }
    },

    async store(): Promise<void> {
      const counted = waiting;
      waiting = new Map();
      const words = await stillUnfound([...counted.keys()]);
      if (words.length === 0) return;
      const day = today();
      const rows = await db.selectFrom("unfoundWords").select("word").where("day", "=", day).execute();
      const stored = new Set(rows.map(({ word }) => word));
      const added = words
        .filter((word) => !stored.has(word))
        .toSorted((one, other) => (counted.get(other) ?? 0) - (counted.get(one) ?? 0))
        .slice(0, Math.max(0, MOST_OF_A_DAY - stored.size));
      const values = [...words.filter((word) => stored.has(word)), ...added].map((word) => ({
        word,
        day,
        count: counted.get(word) ?? 0,
      }));
      if (values.length === 0) return;
      await db
        .insertInto("unfoundWords")
        .values(values)
        .onConflict((conflict) =>
          conflict
            .columns(["word", "day"])
            .doUpdateSet((eb) => ({ count: eb("unfoundWords.count", "+", eb.ref("excluded.count")) })),
        )
        .execute();
    },

    /** The words for the office, those searched for most often first. */
    async list(): Promise<UnfoundWord[]> {
      const rows = await db
        .selectFrom("unfoundWords")
        .select((eb) => ["word", eb.fn.sum("count").as("count")])
        .where("day", ">=", firstDay())
        .groupBy("word")
        .having((eb) => eb.fn.sum("count"), ">=", LEAST_COUNT)
        .orderBy("count", "desc")
        .orderBy("word")
        .limit(2 * MOST_SHOWN)
        .execute();
      const unfound = new Set(await stillUnfound(rows.map(({ word }) => word)));
      return rows
        .filter(({ word }) => unfound.has(word))
        .slice(0, MOST_SHOWN)
        .map(({ word, count }) => ({ word, count: Number(count) }));
    },

    async removeExpired(): Promise<void> {
      await db.deleteFrom("unfoundWords").where("day", "<", firstDay()).execute();
    },
  };
}

/** A name is the same in another spelling. */
const keysOf = (word: string): string[] => [stemOf(word), soundOf(word) ?? stemOf(word)];
