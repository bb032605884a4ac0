/** The login in the main language of the site. It is also at the address with the prefix of the other language. */
export const LOGIN_PATH = "/login";
