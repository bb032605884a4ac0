/** The screen for writing a post. */
export const writingPath = (id: string) => `/admin/block-management/${id}/write`;
