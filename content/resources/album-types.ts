import { blocks } from "./blocks.ts";
import type { Resource } from "./define-resource.ts";
import { galleries } from "./galleries.ts";

/** The types with pictures of school life, each in its field `images`, in which children are marked. */
export const ALBUM_TYPES: readonly Resource[] = [galleries, blocks];
