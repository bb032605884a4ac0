import { galleries } from "../../../features/galleries/content/galleries.ts";
import { blocks } from "../../../features/posts/content/blocks.ts";
import type { Resource } from "./define-resource.ts";

/** Content types with pictures of school life (field `images`), on which children can be marked. */
export const ALBUM_TYPES: readonly Resource[] = [galleries, blocks];

export const isAlbumType = (resource: Resource): boolean => ALBUM_TYPES.includes(resource);

/** Whether the entries may show a child, so that parents and the school decide what visitors see of them. */
export const mayShowChildren = (resource: Resource): boolean =>
  resource.child !== undefined || isAlbumType(resource);
