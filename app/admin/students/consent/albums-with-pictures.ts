import { blocks } from "../../../../content/resources/blocks.ts";
import { galleries } from "../../../../content/resources/galleries.ts";
import { words } from "../../../ui/panel-words.ts";
import { listEntries } from "../../api/api-client.ts";
import { bareName } from "../../stored-files/stored-picture.tsx";

export interface Album {
  id: string;
  title: string;
  /** The names of stored files. */
  pictures: string[];
}

/** Albums and posts that have pictures, published or not. */
export async function loadAlbums(): Promise<Album[]> {
  const [albums, posts] = await Promise.all([listEntries(galleries), listEntries(blocks)]);
  return [...albums.entries, ...posts.entries]
    .map(({ _id, title, images }) => ({
      id: _id,
      title: title || words.childRecord.untitled,
      pictures: images.map(bareName),
    }))
    .filter(({ pictures }) => pictures.length > 0);
}
