/** Every public page whose address is fixed. */
export const PUBLIC_PAGES = [
  "/",
  "/about",
  "/services",
  "/teachers",
  "/students",
  "/blog",
  "/facilities",
  "/alumni",
  "/contact",
  "/gallery",
  "/management",
  "/discipline",
  "/fees",
  "/activities",
];
