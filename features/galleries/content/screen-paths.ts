/** The screen that shows a gallery as visitors see it, before it is published. */
export const readingPath = (id: string) => `/admin/gallery-management/${id}/read`;
