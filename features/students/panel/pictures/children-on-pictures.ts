import type { ChildConsents, PictureChildren } from "../../content/consent-contract.ts";

type Pictures = PictureChildren["pictures"];

/** The number of pictures on which a student is marked. */
export const countOn = (pictures: Pictures, student: string): number =>
  pictures.filter(({ children }) => children.includes(student)).length;

/** The `_id`s of marked children whose records are not in the list. */
export const findDeletedOn = (pictures: Pictures, children: readonly ChildConsents[]): string[] => {
  const known = new Set(children.map(({ student }) => student._id));
  return [...new Set(pictures.flatMap((picture) => picture.children))].filter((id) => !known.has(id));
};

/** The children on any of the pictures. */
export const findChildrenOn = (pictures: Pictures, children: readonly ChildConsents[]): ChildConsents[] =>
  children.filter(({ student }) => countOn(pictures, student._id) > 0);
