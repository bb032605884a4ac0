import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { KyselyPlugin } from "kysely";
import { afterAll, expect, it } from "vitest";
import { createIdSource } from "../../../core/server/database/entries/entry-id.ts";
import { openDatabase } from "../../../core/server/database/open-database.ts";
import { withReferences } from "./enquiry-data.ts";

const dataDir = await mkdtemp(path.join(os.tmpdir(), "gurukul-references-"));
const { db } = await openDatabase({ databaseUrl: undefined, dataDir });
const createId = createIdSource();
let queries = 0;
const countQueries: KyselyPlugin = {
  transformQuery({ node }) {
    queries += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

afterAll(async () => {
  await db.destroy();
  await rm(dataDir, { recursive: true });
});

const buildRow = (reference: string | null = null) => ({
  _id: createId(),
  name: "Asha",
  phoneNumber: "9800000000",
  message: "Fees?",
  reference,
  status: "new",
  isDraft: 0,
  sample: 0,
  createdAt: "2026-11-18T06:00:00.000Z",
  updatedAt: "2026-11-18T06:00:00.000Z",
});

it("many enquiries get their references with one query", async () => {
  queries = 0;
  const rows = await withReferences(
    db.withPlugin(countQueries),
    Array.from({ length: 300 }, () => buildRow()),
  );
  expect(new Set(rows.map(({ reference }) => reference)).size).toBe(300);
  expect(queries).toBe(1);
});

it("an enquiry keeps its reference, unless another one has it", async () => {
  const [stored, restored, copy, other] = [
    buildRow("K7M-4PX"),
    buildRow("R2D-9HV"),
    buildRow("R2D-9HV"),
    buildRow("K7M-4PX"),
  ];
  await db
    .insertInto("contacts")
    .values(await withReferences(db, [stored]))
    .execute();
  const found = await withReferences(db, [stored, restored, copy, other]);
  const references = found.map(({ reference }) => reference);
  expect(references.slice(0, 2)).toEqual(["K7M-4PX", "R2D-9HV"]);
  expect(new Set(references).size).toBe(4);
});
