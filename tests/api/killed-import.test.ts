import { describe, expect, it } from "vitest";
import { IMPORT_FIELDS, IMPORT_PATHS } from "../../content/students/import-contract.ts";
import { contentTypes } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ breaks: true });
const call = { token: api.token };
const { students } = contentTypes;

const CHILD = {
  name: "Asha Verma",
  rollNumber: "1",
  class: "5",
  section: "A",
  dateOfBirth: "30/06/2015",
  guardianName: "Mohan Verma",
  mobileNumber: "9826012345",
  address: "Ujjain",
  gender: "F",
};
const REQUEST = { rows: [{ row: 2, values: CHILD }], fields: IMPORT_FIELDS, known: "update" };
const check = () => api.post(IMPORT_PATHS.check, { ...call, json: REQUEST });
const save = () => api.post(IMPORT_PATHS.save, { ...call, json: REQUEST });
const read = () =>
  api.post(IMPORT_PATHS.read, { ...call, form: [["file", Buffer.from("Name,Class\nAsha,5\n"), "a.csv"]] });

const linesOf = (message: string) =>
  api.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === message);

/** `work` is at work in a process that was started by `before`, and then that process is killed. */
async function killMeanwhile<Answer>(
  name: string,
  before: () => Promise<unknown>,
  work: () => Promise<Answer>,
) {
  await before();
  const { pid } = linesOf(`${name} started`).at(-1);
  // It gets the work, and does not come to its end.
  process.kill(pid, "SIGSTOP");
  const given = linesOf(`file given to the ${name}`).length;
  const answer = work();
  await expect.poll(() => linesOf(`file given to the ${name}`).length).toBe(given + 1);
  process.kill(pid, "SIGKILL");
  return answer;
}

const list = async () => (await api.get(students.list, call)).body;

describe("whoever's process is killed is told to try again, and does with success", () => {
  it("while a sheet is read", async () => {
    expect((await killMeanwhile("sheet process", read, read)).status).toBe(503);
    expect((await read()).body.rows).toEqual([{ row: 2, cells: ["Asha", "5"] }]);
  });

  it("while rows are checked", async () => {
    expect((await killMeanwhile("import process", check, check)).status).toBe(503);
    expect((await check()).body.counts.new).toBe(1);
  });

  it("while an import is saved, of which nothing stays", async () => {
    const audited = async () => (await api.get("/audit?action=import", call)).body.length;
    const before = await audited();
    expect((await killMeanwhile("import process", check, save)).status).toBe(503);
    expect([await list(), await audited()]).toEqual([[], before]);
    expect((await save()).body.message).toBe("1 student added.");
    expect(await list()).toMatchObject([{ name: "Asha Verma" }]);
  });
});
