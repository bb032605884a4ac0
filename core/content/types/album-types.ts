import { resourceList } from "../../../features/types.ts";
import type { Resource } from "./define-resource.ts";

export const isAlbumType = ({ albumPlace }: Pick<Resource, "albumPlace">): boolean =>
  albumPlace !== undefined;

/** Content types with pictures of school life (field `images`), on which children can be marked. */
export const ALBUM_TYPES: readonly Resource[] = resourceList
  .filter(isAlbumType)
  .sort(({ albumPlace: one = 0 }, { albumPlace: other = 0 }) => one - other);

/** Whether the entries may show a child, so that parents and the school decide what visitors see of them. */
export const mayShowChildren = (resource: Resource): boolean =>
  resource.child !== undefined || isAlbumType(resource);
