import { IMPORT_FIELDS, IMPORT_PATHS, type Sheet } from "../../content/students/import-contract.ts";
import { type Line, milliseconds } from "../line.ts";
import { p99Of, readMeanwhile, warmUp } from "../read-meanwhile.ts";
import { type School, startSchool } from "../school.ts";

const SIZES = [
  { rows: 1000, dryRunGoal: 3000, goal: 10_000 },
  { rows: 10_000, dryRunGoal: 60_000, goal: 60_000 },
];
const HEADINGS = "Name,Roll No,Class,Section,DOB,Father's Name,Mobile,Address,Gender";
const GOAL_READER_MS = 300;
/** Neither is cached. */
const READ = ["/students?q=sharma", "/api/v1/notices/all?limit=20"];

/** A sheet read, tried and imported; how long a visitor waits meanwhile, and what the server's process holds afterwards. */
export async function measure(): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { rows, dryRunGoal, goal } of SIZES) {
    const school = await startSchool({ entries: 1000 });
    try {
      const send = await logIn(school);
      await warmUp(school, READ);
      const warm = await school.memory();
      await warmUp(school, READ);
      const before = await school.memory();
      let sheet: Sheet | undefined;
      const request = () => ({
        rows: sheet?.rows.map(({ row, cells }) => ({
          row,
          values: Object.fromEntries(IMPORT_FIELDS.map((field, column) => [field, cells[column] ?? ""])),
        })),
        fields: IMPORT_FIELDS,
        known: "update",
      });
      lines.push(
        await measureWork(school, `dry run of ${rows} rows`, dryRunGoal, async () => {
          sheet = (await send(IMPORT_PATHS.read, buildForm(rows))) as Sheet;
          await send(IMPORT_PATHS.check, request());
        }),
        await measureWork(school, `import of ${rows} rows`, goal, async () => {
          await send(IMPORT_PATHS.save, request());
        }),
      );
      lines.push({
        name: `memory of the server after ${rows} rows`,
        measured: megabytes((await school.memory()) - before),
        reference: `${megabytes(before - warm)} by reading alone`,
        goal: "for the record",
        holds: undefined,
      });
    } finally {
      await school.stop();
    }
  }
  return lines;
}

const megabytes = (bytes: number) => `+${Math.round(bytes / 2 ** 20)} MB`;

function buildForm(rows: number): FormData {
  const lines = Array.from(
    { length: rows },
    (_, index) =>
      `Child ${index} Malviya,${index},${1 + (index % 8)}-${index % 40},A,30/06/2015,Guardian ${index},98260${String(index).padStart(5, "0")},"${index} Canal Road, Ujjain",F`,
  );
  const form = new FormData();
  form.append("file", new Blob([[HEADINGS, ...lines].join("\n")]), "students.csv");
  return form;
}

async function logIn(school: School) {
  const token = await school.logIn();
  return async (path: string, body: FormData | object): Promise<unknown> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(school.api + path, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        ...(!isForm && { "content-type": "application/json" }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
}

async function measureWork(
  school: School,
  name: string,
  goal: number,
  work: () => Promise<void>,
): Promise<Line> {
  const { took, waits } = await readMeanwhile(school, READ, work);
  const p99 = p99Of(waits);
  return {
    name,
    measured: milliseconds(took),
    reference: `visitors' p99 ${milliseconds(p99)}`,
    goal: `under ${goal / 1000} s, visitors under ${GOAL_READER_MS} ms`,
    holds: took < goal && p99 < GOAL_READER_MS,
  };
}
