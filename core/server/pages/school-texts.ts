import type { PageDocument } from "../../../features/pages.ts";
import type { PageStore } from "./page-store.ts";

/** Every text and number that the school has written about itself, for a look at passwords. */
export const findSchoolTexts = (pages: PageStore) => async (): Promise<string[]> => {
  const { document } = await pages.find("school");
  const { name, tagline, address, phones, email, established, registered } =
    document as PageDocument<"school">;
  return textsIn([
    name,
    tagline,
    address,
    phones.map(({ number }) => number),
    email,
    established,
    registered,
  ]);
};

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
