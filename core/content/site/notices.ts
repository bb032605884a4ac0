/** The file with the licences of the parts, at the root of the site. */
export const NOTICES = "third-party-notices.txt";
