import type { PublicEntry } from "../../server/content/site-content.ts";

/** Pictures that the gallery page shows under one heading. */
export interface Album {
  id: string;
  title: string;
  description: string | null;
  images: string[];
}

const UNTITLED = "School life";

/** Galleries without a title share one album at the place of the newest. Galleries without pictures are left out. */
export function groupIntoAlbums(
  galleries: readonly Pick<PublicEntry<"galleries">, "_id" | "title" | "description" | "images">[],
): Album[] {
  const albums: Album[] = [];
  let untitled: Album | undefined;
  for (const { _id, title, description, images } of galleries) {
    if (images.length === 0) continue;
    if (!title && untitled) {
      untitled.images.push(...images);
      continue;
    }
    const album = { id: _id, title: title ?? UNTITLED, description, images: [...images] };
    if (!title) untitled = album;
    albums.push(album);
  }
  return albums;
}
