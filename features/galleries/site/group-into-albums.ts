import type { Captions } from "../../../core/content/types/captions.ts";
import type { PublicEntry } from "../../../core/server/pages/site-content.ts";
import { UNTITLED_ALBUM } from "../content/album-path.ts";

/** Pictures that the gallery shows under one heading. */
export interface Album {
  id: string;
  title: string;
  description: string | null;
  images: string[];
  captions: Captions;
}

/** Galleries without a title share one album at the place of the newest. Galleries without pictures are left out. */
export function groupIntoAlbums(
  galleries: readonly Pick<
    PublicEntry<"galleries">,
    "_id" | "title" | "description" | "images" | "captions"
  >[],
  untitledName: string,
): Album[] {
  const albums: Album[] = [];
  let untitled: Album | undefined;
  for (const { _id, title, description, images, captions } of galleries) {
    if (images.length === 0) continue;
    if (!title && untitled) {
      untitled.images.push(...images);
      untitled.captions = { ...untitled.captions, ...captions };
      continue;
    }
    const id = title ? _id : UNTITLED_ALBUM;
    const name = title || untitledName;
    const album = { id, title: name, description, images: [...images], captions: captions ?? {} };
    if (!title) untitled = album;
    albums.push(album);
  }
  return albums;
}

/** The pictures of a page, so that its HTML stays below 100 KB; also of a page of one album. */
export const PICTURES_PER_PAGE = 48;
const ALBUMS_PER_PAGE = 12;

/** A small album is shown as a whole: a link to the rest would take the place of a row. */
const WHOLE = 12;
/** With the link to the rest, two rows of four. */
const PREVIEW = 7;

/** The pictures that the overview shows of an album. */
export const previewOf = ({ images }: Album, count = PREVIEW): string[] =>
  images.length <= WHOLE ? images : images.slice(0, count);

/** Divides the overview into pages, each with at least one album. */
export function paginateAlbums(albums: readonly Album[]): Album[][] {
  const pages: Album[][] = [];
  let room = 0;
  for (const album of albums) {
    const count = previewOf(album).length;
    const page = pages.at(-1);
    if (page && page.length < ALBUMS_PER_PAGE && count <= room) {
      page.push(album);
      room -= count;
    } else {
      pages.push([album]);
      room = PICTURES_PER_PAGE - count;
    }
  }
  return pages;
}
