import type { Resource } from "../../content/types/define-resource.ts";
import { type PageOptions, pageQuery } from "../entry-list/page-query.ts";
import type { FirstCall } from "./first-calls.ts";
import { type ListQuery, withQuery } from "./list-query.ts";

/**
 * The call of a content type's screen, if it does not load the whole list. The server reads it for each document of the
 * panel, so it imports no components and no words.
 */
export interface TypeCalls {
  resource: Resource;
  /** A path alone needs no permission beside the one to read the type. */
  calls: readonly (string | FirstCall)[];
}

export const listCall = ({ paths }: Resource, query: ListQuery = {}) => withQuery(paths.list, query);

export const firstPageCall = (resource: Resource, options?: PageOptions) =>
  listCall(resource, pageQuery(new URL(resource.screen.path, "https://panel.invalid"), options));
