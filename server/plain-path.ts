const PLAIN_PATH = /^(?:\/[\w-][\w.-]*)*\/?$/;

/**
 * Whether a path is spelled as our own links spell it. Of other spellings (`/%61bout`, `/x/../about`, `/about#1`) there
 * is no end: kept, they would push the real pages out of the cache.
 */
export const isPlainPath = (path: string) => PLAIN_PATH.test(path);
