import type { HomePage } from "../../content/pages/home.ts";
import type { Words } from "../../content/words/en.ts";
import { orElse } from "./components/words.tsx";

/** The principal, whom the office enters once. Each page adds its own message. */
export const findPrincipal = (
  { name, title, qualification, picture }: HomePage["principalsDesk"],
  words: Words,
) => ({
  id: "principal",
  ...{ name, qualification, picture },
  title: orElse(title, words.home.principal),
});
