export const GALLERY_PATH = "/gallery";

/** The album of all galleries without a title. */
export const UNTITLED_ALBUM = "school-life";

/** An album of the gallery: the id of a gallery, or `UNTITLED_ALBUM`. */
export const albumPath = (id: string) => `${GALLERY_PATH}/${id}`;
