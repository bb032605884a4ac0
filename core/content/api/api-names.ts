/** Names shared by browser and server. No Zod here, so that public pages can import this file. */

export const API_PREFIX = "/api/v1";

export const ADMIN_ROLE = "admin";

/** A request header: names a message, so that the server stores it once however often it is sent. */
export const SEND_KEY_HEADER = "idempotency-key";
