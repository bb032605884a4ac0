import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { decode } from "../../../../core/content/messages/message.ts";
import { openDiskFileStore } from "../../../../core/server/files/disk-file-store.ts";
import { checkPdf } from "../../../../core/server/pdf/check-pdf.ts";
import { buildJpeg, buildPdf, buildProtectedPdf, HTML } from "../../../../tests/files.ts";
import { findFileProblem } from "./check-file.ts";

const folder = await mkdtemp(path.join(tmpdir(), "check-file-"));
afterAll(() => rm(folder, { recursive: true }));
const files = await openDiskFileStore(folder);

const PDF_NAME = `${"a".repeat(32)}.pdf`;
const PICTURE_NAME = `${"b".repeat(32)}-40x30.v2.jpg`;

async function findProblem(name: string, bytes: Uint8Array): Promise<string | undefined> {
  await writeFile(path.join(folder, "uploads", name), bytes);
  const problem = await findFileProblem(name, { files, checkPdf });
  return problem && decode(problem).id;
}

it.each<[string, Buffer, string | undefined]>([
  ["a plain PDF", buildPdf(), undefined],
  ["an empty file", Buffer.alloc(0), "file_empty"],
  ["a protected PDF", buildProtectedPdf("secret"), "pdf_protected"],
  ["a web page", HTML, "file_not_pdf"],
  ["a PDF that is cut off", buildPdf().subarray(0, 400), "damaged_pdf"],
])("the problem of %s", async (_what, bytes, problem) => {
  expect(await findProblem(PDF_NAME, bytes)).toBe(problem);
});

it("a picture must be a picture", async () => {
  expect(await findProblem(PICTURE_NAME, await buildJpeg())).toBeUndefined();
  expect(await findProblem(PICTURE_NAME, HTML)).toBe("damaged_image");
});

it("a file that still has to be moved is found, and a missing one is named", async () => {
  await findProblem(PDF_NAME, buildPdf());
  await files.withdraw([PDF_NAME]);
  expect(await findFileProblem(PDF_NAME, { files, checkPdf })).toBeUndefined();
  await files.withdrawn.remove([PDF_NAME]);
  const problem = await findFileProblem(PDF_NAME, { files, checkPdf });
  expect(problem && decode(problem).id).toBe("file_lost");
});
