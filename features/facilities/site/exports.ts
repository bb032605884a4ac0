export { FacilityCard, type ShownFacility } from "./facility-card.tsx";
