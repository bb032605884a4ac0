/**
 * Browsers revalidate each time and mostly get a 304; a cache in front may keep a response for a second. Nginx counts whole
 * seconds, so an edit is visible within two.
 */
export const PUBLIC_CACHING = "public, max-age=0, s-maxage=1";
