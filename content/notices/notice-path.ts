/** Where notices are: the archive, and `/notices/ID` for each. */
export const NOTICES_PATH = "/notices";

export const noticePath = (id: string) => `${NOTICES_PATH}/${id}`;
