import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { NONE_OFF } from "../../core/content/parts/parts.ts";
import { publicPages } from "../../core/content/site/public-pages.ts";
import { createContentStore } from "../../core/server/content/content-store.ts";
import { openDatabase } from "../../core/server/database/open-database.ts";
import { createPageStore } from "../../core/server/pages/page-store.ts";
import { searchSite } from "../../core/server/pages/search/search-site.ts";
import { type Line, median, milliseconds } from "../line.ts";
import { fillSchool } from "../school.ts";

const FEW = 100;
const MANY = 10_000;
const ROUNDS = 15;
const MOST_MS = 60;
const MOST_HOSTILE_MS = 150;

const QUERIES: { name: string; q: string; isHostile?: true }[] = [
  { name: "a word in every notice", q: "examination" },
  { name: "words in every notice", q: "circular examination" },
  { name: "one result", q: "circular 42" },
  { name: "a sentence", q: "meri beti class 3 me hai fees kitni hogi" },
  { name: "a wrong letter", q: "examinaton" },
  { name: "nothing found", q: "xyzzyqq" },
  { name: "200 letters", q: "x".repeat(200), isHostile: true },
  { name: "200 characters of words", q: "fees exam bus ".repeat(14), isHostile: true },
  { name: "wrong letters", q: "kalendra samitee prvesh dastvez notise", isHostile: true },
];

/** Compares the processor time of a search, without its page, with 10 000 notices and with 100. */
export async function measure(): Promise<Line[]> {
  const few = await openSchool(FEW);
  const many = await openSchool(MANY);
  try {
    const lines: Line[] = [];
    for (const { name, q, isHostile } of QUERIES) {
      const times = { few: [] as number[], many: [] as number[] };
      for (let round = -2; round < ROUNDS; round++) {
        const small = await few.time(q);
        const large = await many.time(q);
        if (round < 0) continue;
        times.few.push(small);
        times.many.push(large);
      }
      const time = median(times.many);
      const ratio = time / median(times.few);
      const most = isHostile ? MOST_HOSTILE_MS : MOST_MS;
      lines.push({
        name: `search, ${name}: ${MANY.toLocaleString("en-IN")} notices, against ${FEW}`,
        measured: milliseconds(time),
        reference: milliseconds(median(times.few)),
        ratio,
        goal: isHostile ? `${most} ms` : `${most} ms, within 2x`,
        holds: time <= most && (isHostile || ratio <= 2),
      });
    }
    return lines;
  } finally {
    await few.close();
    await many.close();
  }
}

async function openSchool(entries: number) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "gurukul-bench-"));
  await fillSchool(dataDir, entries);
  const { db } = await openDatabase({ dataDir, databaseUrl: undefined });
  const nothing = () => {};
  const store = createContentStore(db, nothing);
  const documents = await createPageStore(db, nothing, nothing).findAll();
  const shownPaths = new Set(publicPages.map((page) => page.path));
  return {
    async time(q: string): Promise<number> {
      const before = process.cpuUsage();
      const at = new Date().toISOString();
      const searched = { store, documents, shownPaths, off: NONE_OFF, at };
      await searchSite(searched, { q, language: "en", limit: 20, offset: 0 });
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    },
    async close() {
      await db.destroy();
      await rm(dataDir, { recursive: true });
    },
  };
}
