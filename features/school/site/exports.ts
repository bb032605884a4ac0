export { ClassWords } from "./class-words.tsx";
