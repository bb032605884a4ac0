import {
  findDoubled,
  matchPhotos,
  type PhotoScope,
  type PhotoStudent,
} from "../../../../content/students/match-photos.ts";
import type { ChosenPhoto } from "./chosen-photos.ts";

/** What the clerk has decided, by the photo's id: the student's id, or null to leave the photo out. */
export type PhotoChoices = ReadonlyMap<string, string | null>;

export interface PlannedPhoto<Student extends PhotoStudent> {
  photo: ChosenPhoto;
  /** Those among whom the clerk chooses. */
  candidates: readonly Student[];
  /** Whose photo it is to become; undefined: nobody's. */
  student: Student | undefined;
  isLeftOut: boolean;
  /** Another photo is for the same student. */
  isDoubled: boolean;
  /** Whether it is for the clerk to look at. It stays so when it has been decided, so that nothing jumps away. */
  isDoubtful: boolean;
}

export function planPhotos<Student extends PhotoStudent>(
  photos: readonly ChosenPhoto[],
  students: readonly Student[],
  scope: PhotoScope,
  choices: PhotoChoices,
): PlannedPhoto<Student>[] {
  const matches = matchPhotos(
    photos.map(({ path }) => path),
    students,
    scope,
  );
  const byId = new Map(students.map((student) => [student._id, student]));
  const planned = photos.map((photo, index) => {
    const { found = "unmatched", candidates = [] } = matches[index] ?? {};
    const [match] = found === "matched" ? candidates : [];
    const choice = choices.get(photo.id);
    const student = choice === undefined ? match : byId.get(choice ?? "");
    return { photo, match, candidates, student, isLeftOut: choice === null };
  });
  const [matchedTwice, chosenTwice] = (["match", "student"] as const).map((key) =>
    findDoubled(planned.flatMap((each) => each[key]?._id ?? [])),
  );
  return planned.map(({ match, ...each }) => ({
    ...each,
    isDoubled: each.student !== undefined && chosenTwice?.has(each.student._id) === true,
    isDoubtful: match === undefined || matchedTwice?.has(match._id) === true,
  }));
}

/** Those that an upload would save. */
export const isReady = <Student extends PhotoStudent>(
  planned: PlannedPhoto<Student>,
): planned is PlannedPhoto<Student> & { student: Student } =>
  planned.student !== undefined && !planned.isDoubled;
