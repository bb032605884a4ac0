import { type OpenStores, runCommand } from "../../../core/cli/open-stores.ts";
import { readArguments } from "../../../core/cli/read-arguments.mjs";
import { UsageError } from "../../../core/cli/usage-error.ts";
import { pictureFile } from "../../../core/content/files/upload-rules.ts";
import { UnreadableZip } from "../../../core/content/files/zip-entries.ts";
import { toSortKey } from "../../../core/content/text/sort-key.ts";
import { type ContentStore, createContentStore } from "../../../core/server/content/content-store.ts";
import { createPublisher } from "../../../core/server/content/publish.ts";
import { COMMAND_LINE } from "../../../core/server/database/entries/record-change.ts";
import { ApiError } from "../../../core/server/errors.ts";
import { createFileRecords } from "../../../core/server/files/files-to-place.ts";
import { type EntryStores, stageFile } from "../../../core/server/files/of-entries/prepare-save.ts";
import { prepareFile } from "../../../core/server/files/uploads/prepare-file.ts";
import { openUploadProcess, type UploadProcess } from "../../../core/server/files/uploads/upload-process.ts";
import { toClassKey } from "../../school/content/exports.ts";
import { findDoubled, matchPhotos, type PhotoScope, type PhotoStudent } from "../content/match-photos.ts";
import { findPhotoProblem } from "../content/photo-files.ts";
import { students as studentType } from "../content/students.ts";
import { type StudentPhoto, savePhotos } from "../server/photos/save-photos.ts";
import { studentPhotos as texts } from "../words/en/student-photos.ts";
import { usage } from "./import-photos.usage.mjs";
import { type PhotoFile, withPhotoFiles } from "./photo-source.ts";

/** A photo whose student is known. */
interface Found {
  file: PhotoFile;
  student: PhotoStudent;
}

const { parameters, has, valuesOf } = readArguments(usage);
const [place = ""] = parameters;

await runCommand(async (opened) => {
  const students = await listStudents(createContentStore(opened.database.db, () => {}));
  const scope = findScope(students, { class: valuesOf("class")[0], section: valuesOf("section")[0] });
  await withPhotoFiles(place, async (files) => {
    const found = matchFiles(files, students, scope);
    if (has("dry-run")) console.log(`${found.length} of ${files.length} files would be saved.`);
    else if (found.length > 0) await save(opened, found);
  }).catch((error) => {
    throw error instanceof UnreadableZip
      ? new UsageError(`${place}: ${texts.problems[error.problem]}`)
      : error;
  });
});

/** The students who have not left. */
async function listStudents(store: ContentStore): Promise<PhotoStudent[]> {
  const { rows } = await store.list(studentType, { audience: "office" });
  return rows
    .filter(({ leftOn }) => leftOn === null)
    .map((row) => ({
      _id: row._id,
      name: String(row.name),
      nameHi: row.nameHi === null ? null : String(row.nameHi),
      rollNumber: String(row.rollNumber),
      class: String(row.class),
      section: String(row.section),
    }));
}

/** Finds the class and section in the spelling of the students. */
function findScope(students: readonly PhotoStudent[], wanted: PhotoScope): PhotoScope {
  const find = (name: "class" | "section", toKey: (value: string) => string) => {
    const typed = wanted[name];
    if (typed === undefined) return undefined;
    const found = students.find((student) => toKey(student[name]) === toKey(typed));
    if (!found) throw new UsageError(`There is no student in ${name} ${typed}.`);
    return found[name];
  };
  return { class: find("class", toClassKey), section: find("section", toSortKey) };
}

/** Prints the student of each file, and returns the files with a certain match. */
function matchFiles(
  files: readonly PhotoFile[],
  students: readonly PhotoStudent[],
  scope: PhotoScope,
): Found[] {
  const matches = matchPhotos(
    files.map((file) => file.path),
    students,
    scope,
  );
  const problems = files.map((file) => findPhotoProblem(file.path));
  const sure = matches.map(({ found, candidates }, index) =>
    found === "matched" && !problems[index] ? candidates[0] : undefined,
  );
  const doubled = findDoubled(sure.flatMap((student) => student?._id ?? []));
  return files.flatMap((file, index) => {
    const { found, candidates } = matches[index] ?? { found: "unmatched", candidates: [] };
    const student = sure[index];
    const problem = problems[index];
    const perhaps = candidates.map(texts.student).join(" or ");
    if (problem) console.log(`${file.path}: ${texts.problems[problem]}`);
    else if (!student)
      console.log(`${file.path}: ${found === "ambiguous" ? `perhaps ${perhaps}` : "no student found"}`);
    else if (doubled.has(student._id))
      console.log(`${file.path}: ${texts.student(student)}, but another photo is for the same student`);
    else {
      console.log(`${file.path}: ${texts.student(student)}`);
      return [{ file, student }];
    }
    return [];
  });
}

async function save({ database, openFiles }: OpenStores, found: readonly Found[]): Promise<void> {
  const files = await openFiles();
  const publish = createPublisher({ store: createFileRecords(database.db), files, log: console });
  const stores: EntryStores = { store: createContentStore(database.db, publish), files, log: console };
  const uploads = openUploadProcess({ debug: () => {}, error: console.error });
  try {
    const photos: StudentPhoto[] = [];
    for (const { file, student } of found) {
      const name = await stage(stores, uploads, file);
      if (name !== undefined) photos.push({ student: student._id, file: name });
    }
    if (photos.length === 0) return;
    const { changed, missing } = await savePhotos(stores, photos, COMMAND_LINE);
    console.log([texts.saved(changed), missing > 0 && texts.missing(missing)].filter(Boolean).join(" "));
  } finally {
    await uploads.close();
  }
}

/** Uses the same pipeline as the panel. A refused file does not stop the others. */
async function stage(
  stores: EntryStores,
  uploads: UploadProcess,
  file: PhotoFile,
): Promise<string | undefined> {
  try {
    const bytes = Buffer.from(await file.read());
    const prepared = await prepareFile(bytes, pictureFile, "profilePhoto", uploads);
    await stageFile(stores, prepared);
    return prepared.name;
  } catch (error) {
    if (error instanceof UnreadableZip) console.error(`${file.path}: ${texts.problems[error.problem]}`);
    else if (error instanceof ApiError && error.isIntended) console.error(`${file.path}: ${error.message}`);
    else throw error;
    return undefined;
  }
}
