/** Names shared by browser and server. No Zod here, so that public pages can import this file. */

export const API_PREFIX = "/api/v1";

export const ADMIN_ROLE = "admin";
