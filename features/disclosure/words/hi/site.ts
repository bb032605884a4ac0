export { disclosure } from "./disclosure.ts";
