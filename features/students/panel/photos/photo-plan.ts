import { findDoubled, matchPhotos, type PhotoScope, type PhotoStudent } from "../../content/match-photos.ts";
import type { ChosenPhoto } from "./chosen-photos.ts";

/** The user's choices by photo id: the student's id, or null to leave the photo out. */
export type PhotoChoices = ReadonlyMap<string, string | null>;

export interface PlannedPhoto<Student extends PhotoStudent> {
  photo: ChosenPhoto;
  /** The candidates. */
  candidates: readonly Student[];
  /** The student of the photo; undefined if there is none. */
  student: Student | undefined;
  isLeftOut: boolean;
  /** Whether another photo is for the same student. */
  isDoubled: boolean;
  /** Whether the user has to check it. It stays true after a decision, so that the row does not move. */
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

/** The photos that would be saved. */
export const isReady = <Student extends PhotoStudent>(
  planned: PlannedPhoto<Student>,
): planned is PlannedPhoto<Student> & { student: Student } =>
  planned.student !== undefined && !planned.isDoubled;
