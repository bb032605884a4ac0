import { describe, expect, it } from "vitest";
import { contentTypes } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { IMPORT_FIELDS, importCalls } from "../../content/import-contract.ts";

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
const check = () => api.post(importCalls.check.path, { ...call, json: REQUEST });
const save = () => api.post(importCalls.save.path, { ...call, json: REQUEST });
const read = () =>
  api.post(importCalls.read.path, {
    ...call,
    form: [["file", Buffer.from("Name,Class\nAsha,5\n"), "a.csv"]],
  });

const linesOf = (message: string) =>
  api.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === message);

/** Starts the process with `before`, and kills it during `work`. */
async function killDuring<Answer>(before: () => Promise<unknown>, work: () => Promise<Answer>) {
  await before();
  const { pid } = linesOf("import process started").at(-1);
  // A stopped process receives the job but does not finish it.
  process.kill(pid, "SIGSTOP");
  const given = linesOf("job given to the import process").length;
  const answer = work();
  await expect.poll(() => linesOf("job given to the import process").length).toBe(given + 1);
  process.kill(pid, "SIGKILL");
  return answer;
}

const list = async () => (await api.get(students.list, call)).body;

describe("when the process is killed, the response asks to try again, and a retry succeeds", () => {
  it("while a sheet is read", async () => {
    expect((await killDuring(read, read)).status).toBe(503);
    expect((await read()).body.rows).toEqual([{ row: 2, cells: ["Asha", "5"] }]);
  });

  it("while rows are checked", async () => {
    expect((await killDuring(check, check)).status).toBe(503);
    expect((await check()).body.counts.new).toBe(1);
  });

  it("while an import is saved, which leaves nothing", async () => {
    const audited = async () => (await api.get("/audit?action=import", call)).body.length;
    const before = await audited();
    expect((await killDuring(check, save)).status).toBe(503);
    expect([await list(), await audited()]).toEqual([[], before]);
    expect((await save()).body.message).toBe("1 student added.");
    expect(await list()).toMatchObject([{ name: "Asha Verma" }]);
  });
});
