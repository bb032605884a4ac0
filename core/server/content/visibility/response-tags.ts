import { isAlbumType, mayShowChildren } from "../../../content/types/album-types.ts";
import type { Resource } from "../../../content/types/define-resource.ts";
import { CHILD_PICTURES_TAG } from "../../page-cache/tags.ts";
import { childVisibility } from "./child-visibility.ts";

/** The tags of a public response that shows pictures on which children are marked. */
export const MARKED_PICTURES_TAGS: readonly string[] = [CHILD_PICTURES_TAG, ...childVisibility.tags];

/** The tags of a public response that shows entries. */
export const tagsOf = (resource: Resource): string[] => [
  ...new Set([
    resource.name,
    ...(mayShowChildren(resource) ? childVisibility.tags : []),
    ...(isAlbumType(resource) ? [CHILD_PICTURES_TAG] : []),
  ]),
];
