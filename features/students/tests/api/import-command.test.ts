import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { contentTypes } from "../../../../tests/api/entries.ts";
import { readEnvironment, startApi } from "../../../../tests/api/start-api.ts";
import { firstOf } from "../../../../tests/repetitions.ts";
import { runCommand } from "../../../../tests/run-command.ts";

/** The server runs meanwhile, as it would at a school. */
const api = await startApi({ withSite: true });

const SHEET = `Name,Roll No,Class,Section
Asha Malviya,1,5,A
Ravi Malviya,,5,A
`;

const runImport = (...parameters: string[]) => runCommand("import", parameters, readEnvironment(api));

const list = async () => (await api.get(contentTypes.students.list, { token: api.token })).body;

it("npm run import -- prints a plan, imports beside a running server, and undoes it", async () => {
  const file = path.join(api.server.dataDir, "students.csv");
  await writeFile(file, SHEET);
  const refused = await runImport(file);
  expect([refused.code, refused.error]).toEqual([1, ""]);
  expect(refused.out).toContain("New: 1. Changed: 0. Unchanged: 0. Skipped: 0. Wrong: 1.");
  expect(refused.out).toContain("  Row 3: Roll number is required\nNothing was imported.");
  const tried = await runImport(file, "--leave-out", "--dry-run");
  expect([tried.code, await list()]).toEqual([1, []]);

  const { code, out } = await runImport(file, "--leave-out");
  expect(code).toBe(0);
  expect(out).toContain("1 student added. 1 row left out.");
  expect(await list()).toMatchObject([{ name: "Asha Malviya", dateOfBirth: "", profilePhoto: null }]);
  await expect.poll(async () => (await api.look("/students")).text).toContain("Asha Malviya");
  const [line] = (await api.get("/audit?action=import", { token: api.token })).body;
  expect(line).toMatchObject({ actor: "command line", title: "1 student added. 1 row left out." });

  const again = await runImport(file, "--leave-out", "--skip");
  expect(again.out).toContain("0 students added. 1 student skipped. 1 row left out.");
  const batch = /--undo (\S+)/.exec(out)?.[1] ?? "";
  const undone = await runImport("--undo", batch);
  expect(undone).toEqual({
    code: 0,
    out: "As they were: 1. Changed since and left so: 0.\n",
    error: "",
  });
  expect(await list()).toEqual([]);
});

it("a column that may be in Kruti Dev is not imported before somebody decides", async () => {
  const file = path.join(api.server.dataDir, "unsure.csv");
  await writeFile(file, "Name,Roll No,Class,Section\nAmit Sharma,1,5,v\nNeha Gupta,2,5,c\n");
  const refused = await runImport(file);
  expect([refused.code, refused.error]).toEqual([
    1,
    "Decide about each of these columns with --hindi-font HEADING or --keep-as-typed HEADING:\n" +
      "  Section: v · c typed in a Hindi font would be अ · ब\n",
  ]);
  expect(await list()).toEqual([]);
  const { out } = await runImport(file, "--hindi-font", "Section");
  expect(out).toContain("  Section: Section, typed in Kruti Dev\n");
  expect((await list()).map(({ section }: { section: string }) => section).sort()).toEqual(["अ", "ब"]);
  await runImport("--undo", /--undo (\S+)/.exec(out)?.[1] ?? "");
});

it("a column in Kruti Dev is imported as typed on request", async () => {
  const file = path.join(api.server.dataDir, "legacy.csv");
  await writeFile(file, "Nk= dk uke,Roll No,Class,Section\nlhrk oekZ,1,5,A\n");
  const wrong = await runImport(file, "--keep-as-typed", "Class");
  expect([wrong.code, wrong.error]).toEqual([1, "No column called Class can be in Kruti Dev.\n"]);
  const { out } = await runImport(file, "--keep-as-typed", "छात्र का नाम");
  expect(out).toContain("  छात्र का नाम: Name\n");
  expect(await list()).toMatchObject([{ name: "lhrk oekZ" }]);
  await runImport("--undo", /--undo (\S+)/.exec(out)?.[1] ?? "");
});

const REFUSED: [parameters: string[], words: RegExp][] = [
  [["--colour"], /^Unknown option '--colour'\. /],
  [["nowhere.csv"], /^There is no such file or folder: nowhere\.csv\n$/],
  [[], /^FILE is missing\. /],
  [["a.csv", "b.csv"], /^b\.csv is one argument too many\. /],
  [["package.json", "--sheet", "B"], /^The file has no such sheet\n$/],
  [["--undo", "nothing"], /^There is no import nothing\.\n$/],
];

it.each(firstOf(REFUSED, 2))("npm run import -- %j fails with a message", async (parameters, words) => {
  expect(await runImport(...parameters)).toEqual({ code: 1, out: "", error: expect.stringMatching(words) });
});
