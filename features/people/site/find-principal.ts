import { orElse } from "../../../core/site/components/words.tsx";
import type { Words } from "../../../core/words/en.ts";
import type { HomePage } from "../../home/content/home.ts";

/** The principal, whom the office enters once. Each page adds its own message. */
export const findPrincipal = (
  { name, title, qualification, picture }: HomePage["principalsDesk"],
  words: Words,
) => ({
  id: "principal",
  name,
  qualification,
  picture,
  title: orElse(title, words.home.principal),
});
