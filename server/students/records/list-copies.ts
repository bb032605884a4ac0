import { students } from "../../../content/resources/students.ts";
import type { ChildCopy } from "../../../content/students/student-export-contract.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { findCopies } from "./child-copies.ts";
import { requireChild } from "./child-versions.ts";
import { type ChildCopy as FoundCopy, loadStates } from "./entry-states.ts";

/** Other records that are probably about the same child, certain ones first. */
export async function listCopies(
  { db, engine }: Pick<OpenDatabase, "db" | "engine">,
  id: string,
): Promise<ChildCopy[]> {
  await requireChild(db, id);
  const copies = await findCopies(db, engine, await loadStates(db, students, [id]), "possible");
  return copies.map(presentCopy).sort((one, other) => Number(other.isCertain) - Number(one.isCertain));
}

/** The record as it was when it was about the child. */
function presentCopy({ id, states, place, isCertain }: FoundCopy): ChildCopy {
  const value = states.findLast(({ isAboutChild }) => isAboutChild)?.value;
  const text = (name: string) => String(value?.[name] ?? "");
  return {
    _id: id,
    name: text("name"),
    class: text("class"),
    section: text("section"),
    rollNumber: text("rollNumber"),
    dateOfBirth: text("dateOfBirth"),
    guardianName: text("guardianName"),
    place,
    isCertain,
  };
}
