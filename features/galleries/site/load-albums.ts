import { loadList } from "../../../core/site/load-list.ts";
import type { PageServices } from "../../../core/site/public-page.ts";
import { type Album, groupIntoAlbums } from "./group-into-albums.ts";

/** The albums of the gallery, the newest first. */
export async function loadAlbums(services: PageServices): Promise<Album[]> {
  const galleries = await loadList(services, "galleries", ["title", "description", "images", "captions"]);
  return groupIntoAlbums(galleries, services.words.home.schoolLife);
}
