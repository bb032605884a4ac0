import { createHash } from "node:crypto";
import type { Database } from "../../../../core/server/database/tables.ts";
import { CHILD_PICTURES_TAG } from "../../../../core/server/page-cache/tags.ts";
import type { SiteContent } from "../../../../core/server/pages/site-content.ts";

/**
 * A hash that changes with every child that the pages stop showing, by name or on a picture. Phones compare it to find out
 * whether their saved copies are outdated. The page of students is not part of it, because phones do not save it.
 */
export async function findChildrenVersion(db: Database, content: SiteContent): Promise<string> {
  const [topStudents, alumni, marked, deleted] = await Promise.all([
    content.list("topStudents", ["name", "image"]),
    content.list("alumni", ["name", "image"]),
    content.findMarkedPictures(),
    db
      .selectFrom("contentVersions")
      .select("version")
      .where("tag", "=", CHILD_PICTURES_TAG)
      .executeTakeFirst(),
  ]);
  const hidden = [...marked].flatMap(([file, isShown]) => (isShown ? [] : [file])).sort();
  const shown = [topStudents.entries, alumni.entries, hidden, deleted?.version ?? 0];
  return createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 16);
}
