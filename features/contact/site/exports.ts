export { mapHref, SchoolAddress } from "./school-map.tsx";
