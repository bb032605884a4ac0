/** What browser and server must spell alike. Free of Zod, so that the public pages may import it. */

export const API_PREFIX = "/api/v1";

export const ADMIN_ROLE = "admin";
