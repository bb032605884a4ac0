export { Captioned } from "./captioned.tsx";
export { GalleryStrip } from "./gallery-strip.tsx";
