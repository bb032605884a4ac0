import { type Line, median, milliseconds } from "../line.ts";
import { type School, startSchool } from "../school.ts";

const FEW = 100;
const MANY = 10_000;
const ROUNDS = 40;
const GOAL = 2;

const READS: { name: string; path: string; isOffice?: true; isWithoutGoal?: true }[] = [
  { name: "/students, first page", path: "/students?page=1" },
  { name: "/students, a search", path: "/students?q=sharma" },
  { name: "/students, a search for one", path: "/students?q=1042" },
  { name: "admin list, first page", path: "/api/v1/students/all?limit=24&offset=0", isOffice: true },
  { name: "admin list, sorted by name", path: "/api/v1/students/all?limit=24&sort=name", isOffice: true },
  { name: "admin search, two words", path: "/api/v1/students/all?limit=24&q=canal%201042", isOffice: true },
  { name: "admin search, by sound", path: "/api/v1/students/all?limit=24&q=canel%201042", isOffice: true },
  { name: "admin search, notices", path: "/api/v1/notices/all?limit=24&q=pariksha%2042", isOffice: true },
  { name: "inbox, first page", path: "/api/v1/contact/all?limit=24&offset=0", isOffice: true },
  { name: "inbox, open ones", path: "/api/v1/contact/all?limit=24&status=open", isOffice: true },
  { name: "inbox, overdue ones", path: "/api/v1/contact/all?limit=24&overdue=true", isOffice: true },
  { name: "inbox, a search", path: "/api/v1/contact/all?limit=24&q=canal%201042", isOffice: true },
  { name: "inbox, the counts of menu and filters", path: "/api/v1/enquiries/summary", isOffice: true },
  { name: "/search, one result", path: "/search?q=circular%2042" },
  { name: "/search, nothing found", path: "/search?q=xyzzy" },
  { name: "/search, a word in every notice", path: "/search?q=pariksha" },
  { name: "notices, first page of the list", path: "/api/v1/notices/all?limit=20" },
  {
    name: "notices, the whole list, not cached",
    path: "/api/v1/notices/all",
    isOffice: true,
    isWithoutGoal: true,
  },
];

/** Compares responses that are not cached with 10 000 students, notices and enquiries and with 100. */
export async function measure(): Promise<Line[]> {
  const [few, many] = await Promise.all([FEW, MANY].map((entries) => startSchool({ entries })));
  if (!few || !many) throw new Error("Two schools are needed");
  try {
    const tokens = new Map<School, string>();
    for (const school of [few, many]) tokens.set(school, await school.logIn());
    const lines: Line[] = [];
    for (const { name, path, isOffice, isWithoutGoal } of READS) {
      const headers = (school: School): Record<string, string> =>
        isOffice ? { authorization: `Bearer ${tokens.get(school)}` } : {};
      const rounds = isWithoutGoal ? 5 : ROUNDS;
      const times = { few: [] as number[], many: [] as number[] };
      for (let round = -3; round < rounds; round++) {
        const small = await timeRead(few.url + path, headers(few));
        const large = await timeRead(many.url + path, headers(many));
        if (round < 0) continue;
        times.few.push(small);
        times.many.push(large);
      }
      const ratio = median(times.many) / median(times.few);
      lines.push({
        name: `${name}: ${MANY.toLocaleString("en-IN")} entries, against ${FEW}`,
        measured: milliseconds(median(times.many)),
        reference: milliseconds(median(times.few)),
        ratio,
        goal: isWithoutGoal ? "" : `within ${GOAL}x`,
        holds: isWithoutGoal ? undefined : ratio <= GOAL,
      });
    }
    return lines;
  } finally {
    await few.stop();
    await many.stop();
  }
}

async function timeRead(url: string, headers: Record<string, string>): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - startedAt;
}
