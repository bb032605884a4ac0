export { TopStudentsCarousel } from "./top-students-carousel.tsx";
