import { blocks } from "./blocks.ts";
import type { Resource } from "./define-resource.ts";
import { galleries } from "./galleries.ts";

/** Content types with pictures of school life (field `images`), in which children can be tagged. */
export const ALBUM_TYPES: readonly Resource[] = [galleries, blocks];
