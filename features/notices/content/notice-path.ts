/** The archive of notices; each notice is at `/notices/ID`. */
export const NOTICES_PATH = "/notices";

export const noticePath = (id: string) => `${NOTICES_PATH}/${id}`;
