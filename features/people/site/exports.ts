export { ALUMNUS_FIELDS, AlumniCarousel } from "./alumni-carousel.tsx";
export { findPrincipal } from "./find-principal.ts";
export { PersonCard } from "./person-card.tsx";
