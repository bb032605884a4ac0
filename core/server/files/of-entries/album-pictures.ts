import { type AlbumPicture, type ListQuery, MAX_PUBLIC_PAGE } from "../../../content/api/api-contract.ts";
import { isOriginalName } from "../../../content/files/images.ts";
import { type Coded, message } from "../../../content/messages/message.ts";
import { captionIn, readCaptions } from "../../../content/types/captions.ts";
import type { Resource } from "../../../content/types/define-resource.ts";
import { selectMatching } from "../../content/entry-reader.ts";
import type { Audience } from "../../content/present-row.ts";
import {
  childVisibility,
  findHiddenPictures,
  findMarkedPictures,
} from "../../content/visibility/child-visibility.ts";
import { parseNames } from "../../database/entries/entry-files.ts";
import type { Database, Tx } from "../../database/tables.ts";
import { validationFailed } from "../../errors.ts";

/** How a person may read each type with pictures of school life: drafts only with the permission. */
export type AlbumAudiences = ReadonlyMap<Resource, Audience>;

/**
 * Pictures of albums and posts, which another album or post may use too. The file is shared: it is stored until the last entry or version
 * that names it is gone, and marks of children and withdrawn consents apply to it everywhere.
 */
export function createAlbumPictures(db: Database) {
  return {
    /** The newest first, each once. Pictures of a child who may not be shown are left out. */
    async listAlbumPictures(
      audiences: AlbumAudiences,
      { q, limit = MAX_PUBLIC_PAGE, offset = 0 }: ListQuery,
    ): Promise<{ pictures: AlbumPicture[]; total: number }> {
      const hidden = await findHiddenPictures(db, now());
      const found: (AlbumPicture & { at: string })[] = [];
      for (const [type, audience] of audiences) {
        const rows = await selectMatching(db, type, { q }, audience)
          .select(["title", "titleHi", "images", "captions", "createdAt"])
          .execute();
        for (const { title, titleHi, images, captions, createdAt } of rows) {
          const texts = readCaptions(captions);
          const titles = { title: title as string | null, titleHi: titleHi as string | null };
          for (const file of parseNames(images)) {
            const { caption } = captionIn(texts[file], "en");
            const { caption: captionHi } = captionIn(texts[file], "hi");
            found.push({ file, ...titles, caption, captionHi, at: createdAt });
          }
        }
      }
      found.sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
      const once = new Map(found.toReversed().map((picture) => [picture.file, picture]));
      const offered = found.filter(
        (picture) => once.get(picture.file) === picture && !hidden.has(picture.file),
      );
      return {
        pictures: offered.slice(offset, offset + limit).map(({ at: _at, ...picture }) => picture),
        total: offered.length,
      };
    },

    findHiddenPictures: () => findHiddenPictures(db, now()),

    findMarkedPictures: (at: string) => findMarkedPictures(db, at),

    /** The next moment at which a picture with marked children appears or is hidden by itself; undefined: never. */
    findNextPictureChange: (at = now()) => childVisibility.findNextChange(db, at),

    /** Finds the pictures among the names that an entry may share. */
    findShareable: (audiences: AlbumAudiences, names: readonly string[]) =>
      findShareable(db, audiences, names),
  };
}

/** In the transaction of a save: the entries whose pictures it shares stay as they are until it ends. */
export async function requireShareable(
  tx: Tx,
  audiences: AlbumAudiences,
  names: readonly string[],
): Promise<void> {
  const found = await findShareable(tx, audiences, names);
  if (names.some((name) => !found.has(name))) throw validationFailed({ keep: GONE });
}

const GONE: Coded = message("picture_in_no_entry");

const now = () => new Date().toISOString();

async function findShareable(
  from: Database | Tx,
  audiences: AlbumAudiences,
  names: readonly string[],
): Promise<Set<string>> {
  // Names of files have no characters that `like` interprets.
  const wanted = new Set(names.filter(isOriginalName));
  const found = new Set<string>();
  if (wanted.size === 0) return found;
  for (const [type, audience] of audiences) {
    const query = selectMatching(from, type, {}, audience)
      .select(["_id", "images"])
      .where((eb) => eb.or([...wanted].map((name) => eb("images", "like", `%${name}%`))))
      .orderBy("_id");
    const rows = await query.$if(from.isTransaction, (select) => select.forShare()).execute();
    for (const { images } of rows)
      for (const file of parseNames(images)) if (wanted.has(file)) found.add(file);
  }
  return found.difference(await findHiddenPictures(from, now()));
}
