export { ParentsLinks } from "./parents-links.tsx";
export { seasonsOf } from "./timings.tsx";
