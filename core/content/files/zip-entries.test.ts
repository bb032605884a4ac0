import { describe, expect, it } from "vitest";
import { buildZip } from "../../../tests/zip.ts";
import {
  listZipEntries,
  MAX_ENTRY_BYTES,
  MAX_ZIP_ENTRIES,
  readZipEntry,
  UnreadableZip,
  type ZipFile,
} from "./zip-entries.ts";

/** Records which ranges are read. */
function openZip(bytes: Buffer): ZipFile & { parts: number[] } {
  const parts: number[] = [];
  return {
    size: bytes.length,
    parts,
    async read(start, end) {
      parts.push(end - start);
      return new Uint8Array(bytes.subarray(start, end));
    },
  };
}

const pathsOf = async (zip: Buffer) => (await listZipEntries(openZip(zip))).map((entry) => entry.path);

async function readAll(bytes: Buffer): Promise<Record<string, string>> {
  const zip = openZip(bytes);
  const contents: Record<string, string> = {};
  for (const entry of await listZipEntries(zip)) {
    contents[entry.path] = Buffer.from(await readZipEntry(zip, entry)).toString();
  }
  return contents;
}

const problemOf = (reading: Promise<unknown>) =>
  reading.then(
    () => "none",
    (error) => (error instanceof UnreadableZip ? error.problem : String(error)),
  );

/** Made by Python's zipfile; the second one was streamed, so the sizes come after the files. */
const PYTHON_ARCHIVES = [
  [
    "to a file",
    "UEsDBBQAAAgIAAB3cF1x7zL+CgAAAGQAAAAvAAAA4KSV4KSV4KWN4KS34KS+IDUv4KSG4KSw4KS1IOCktuCksOCljeCkruCkvi5qcGdLyywqLkmjLQEAUEsDBBQAAAAAAAB3cF1pER+2BgAAAAYAAAAGAAAAMTIuanBnc2Vjb25kUEsDBBQAAAAAAAAAIQAAAAAAAAAAAAAAAAAGAAAAZW1wdHkvUEsBAhQDFAAACAgAAHdwXXHvMv4KAAAAZAAAAC8AAAAAAAAAAAAAAIABAAAAAOCkleCkleCljeCkt+CkviA1L+CkhuCksOCktSDgpLbgpLDgpY3gpK7gpL4uanBnUEsBAhQDFAAAAAAAAHdwXWkRH7YGAAAABgAAAAYAAAAAAAAAAAAAAIABVwAAADEyLmpwZ1BLAQIUAxQAAAAAAAAAIQAAAAAAAAAAAAAAAAAGAAAAAAAAAAAAEAD/QYEAAABlbXB0eS9QSwUGAAAAAAMAAwDFAAAApQAAAAAA",
  ],
  [
    "to a pipe",
    "UEsDBBQACAgIAAB3cF0AAAAAAAAAAAAAAAAvAAAA4KSV4KSV4KWN4KS34KS+IDUv4KSG4KSw4KS1IOCktuCksOCljeCkruCkvi5qcGdLyywqLkmjLQEAUEsHCHHvMv4KAAAAZAAAAFBLAwQUAAgAAAAAd3BdAAAAAAAAAAAAAAAABgAAADEyLmpwZ3NlY29uZFBLBwhpER+2BgAAAAYAAABQSwECFAMUAAgICAAAd3Bdce8y/goAAABkAAAALwAAAAAAAAAAAAAAgAEAAAAA4KSV4KSV4KWN4KS34KS+IDUv4KSG4KSw4KS1IOCktuCksOCljeCkruCkvi5qcGdQSwECFAMUAAgAAAAAd3BdaREftgYAAAAGAAAABgAAAAAAAAAAAAAAgAFnAAAAMTIuanBnUEsFBgAAAAACAAIAkQAAAKEAAAAAAA==",
  ],
];

const text = (value: string) => Buffer.from(value);

describe("a ZIP archive", () => {
  it("is listed with folders, compressed and stored files, whatever its comment contains", async () => {
    const zip = buildZip(
      [
        { path: "5-A/12.jpg", bytes: text("twelve ".repeat(500)) },
        { path: "5-A/13.jpg", bytes: text("thirteen"), isStored: true },
        { path: "empty.jpg", bytes: text("") },
      ],
      { comment: "PK\u0005\u0006 is how an archive ends" },
    );
    expect(await readAll(zip)).toEqual({
      "5-A/12.jpg": "twelve ".repeat(500),
      "5-A/13.jpg": "thirteen",
      "empty.jpg": "",
    });
  });

  it.each(PYTHON_ARCHIVES)("of another program is read: %s", async (_how, base64) => {
    expect(await readAll(Buffer.from(base64, "base64"))).toEqual({
      "कक्षा 5/आरव शर्मा.jpg": "first".repeat(20),
      "12.jpg": "second",
    });
  });

  it("lists neither folders nor files that operating systems add", async () => {
    const kept = ["12.jpg", "Thumbs.db.jpg", "my__MACOSX/13.jpg"];
    const clutter = [
      ...["5-A/", "__MACOSX/5-A/._12.jpg", "5-A/._12.jpg", "5-A/.DS_Store", "Thumbs.db", "5-A\\desktop.ini"],
    ];
    expect(
      await pathsOf(buildZip([...kept, ...clutter].map((path) => ({ path, bytes: text("x") })))),
    ).toEqual(kept);
  });

  it("has names in UTF-8 (marked or not), in an old code page, or with Windows folders", async () => {
    const zip = buildZip([
      { path: "अनन्या.jpg", bytes: text("") },
      { path: Buffer.from("मीरा.jpg"), bytes: text("") },
      { path: Buffer.from("Zo\xeb.jpg", "latin1"), bytes: text("") },
      { path: "5-A\\12.jpg", bytes: text("") },
    ]);
    expect(await pathsOf(zip)).toEqual(["अनन्या.jpg", "मीरा.jpg", "Zoë.jpg", "5-A/12.jpg"]);
  });

  it("is read in parts: the bytes of a file only when requested", async () => {
    const noise = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251));
    const zip = openZip(
      buildZip(["a", "b", "c"].map((name) => ({ path: `${name}.jpg`, bytes: noise, isStored: true }))),
    );
    const [first] = await listZipEntries(zip);
    expect(Math.max(...zip.parts)).toBeLessThan(70_000);
    if (first) await readZipEntry(zip, first);
    expect(zip.parts.reduce((sum, part) => sum + part)).toBeLessThan(noise.length + 70_000);
  });
});

describe("rejects", () => {
  const photo = { path: "12.jpg", bytes: text("x") };

  it.each([
    ["an empty file", Buffer.alloc(0), "not a ZIP"],
    ["a picture", Buffer.from("\xff\xd8\xff\xe0".repeat(100), "latin1"), "not a ZIP"],
    ["an archive whose end is lost", buildZip([photo]).subarray(0, -1), "not a ZIP"],
    ["an archive whose beginning is lost", buildZip([photo]).subarray(40), "damaged"],
    ["a directory beyond the end", buildZip([photo], { claims: { start: 5000 } }), "damaged"],
    ["a directory that is none", buildZip([photo], { claims: { start: 2 } }), "damaged"],
    ["a name beyond the directory", buildZip([photo], { claims: { size: 48 } }), "damaged"],
    ["ZIP64, by the number of files", buildZip([photo], { claims: { count: 0xffff } }), "ZIP64"],
    ["ZIP64, by the directory", buildZip([photo], { claims: { start: 0xffffffff } }), "ZIP64"],
    ["ZIP64, by a file", buildZip([{ ...photo, claims: { size: 0xffffffff } }]), "ZIP64"],
  ])("%s", async (_what, bytes, problem) => {
    expect(await problemOf(listZipEntries(openZip(bytes)))).toBe(problem);
  });

  it("more files than a school has children, whatever number the archive claims", async () => {
    const many = Array.from({ length: MAX_ZIP_ENTRIES + 1 }, () => ({ ...photo, isStored: true as const }));
    expect(await problemOf(listZipEntries(openZip(buildZip(many, { claims: { count: 1 } }))))).toBe(
      "too many files",
    );
    expect(await listZipEntries(openZip(buildZip(many.slice(1))))).toHaveLength(MAX_ZIP_ENTRIES);
  });

  it.each([
    ["one with a password", { flags: 1 }, "encrypted"],
    ["one that is packed in another way", { method: 14 }, "unknown packing"],
    ["one that is larger than a photo", { size: MAX_ENTRY_BYTES + 1 }, "too large"],
    ["one that is packed larger than a photo", { packedSize: MAX_ENTRY_BYTES + 1 }, "too large"],
    ["one that is not where the directory says", { headerAt: 1 }, "damaged"],
    ["one beyond the end", { headerAt: 100_000 }, "damaged"],
    ["one that ends too early", { packedSize: 2 }, "damaged"],
    ["one that is shorter than the directory says", { size: 6000 }, "damaged"],
  ])("a file: %s; the others are read", async (_what, claims, problem) => {
    const zip = openZip(buildZip([{ ...photo, bytes: text("some bytes ".repeat(500)), claims }, photo]));
    const [refused, sound] = await listZipEntries(zip);
    if (!refused || !sound) throw new Error("both are listed");
    expect(await problemOf(readZipEntry(zip, refused))).toBe(problem);
    expect(await readZipEntry(zip, sound)).toEqual(new Uint8Array(photo.bytes));
  });

  it("a ZIP bomb that claims to be small", async () => {
    const bomb = Buffer.alloc(64 * 1024 * 1024);
    const zip = openZip(buildZip([{ path: "12.jpg", bytes: bomb, claims: { size: 1000 } }]));
    const [entry] = await listZipEntries(zip);
    if (!entry) throw new Error("it is listed");
    expect(await problemOf(readZipEntry(zip, entry))).toBe("too large");
  });
});
