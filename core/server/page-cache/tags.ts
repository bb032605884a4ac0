import type { DocumentName } from "../../content/pages/page-names.ts";

/**
 * The tag of responses with menus, which leave empty pages out. It is raised when a page's document becomes empty or is no longer
 * empty; for content types, `TypeStates` drops these responses.
 */
export const MENUS_TAG = "menus";

/** The tag of the cached pages that show a document. */
export const pageTag = (name: DocumentName) => `page:${name}`;

/** Raised when a child is marked on a picture of an album or a post, or no longer, and when such a picture is deleted. */
export const CHILD_PICTURES_TAG = "childPictures";

/** The tag of responses that show settings of features. */
export const SETTINGS_TAG = "settings";
