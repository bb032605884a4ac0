/** `node scripts/run.mjs scripts/write-openapi.ts FILE` writes the document of the API with sorted keys, for comparing two versions of the program. */
import { writeFile } from "node:fs/promises";
import { startTestServer } from "../tests/test-server.ts";

const [, , file] = process.argv;
if (file === undefined) throw new Error("Name the file to write.");

const sortKeys = (_key: string, value: unknown) =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const server = await startTestServer();
const document = await (await fetch(`${server.url}/api/v1/openapi.json`)).json();
const text = JSON.stringify(document, sortKeys, 1).replaceAll(server.url, "");
await writeFile(file, `${text}\n`);
await server.close();
