import type { Bilingual, DocumentPicture } from "../../../core/content/pages/define-page.ts";
import { orElse } from "../../../core/site/components/words.tsx";
import type { Words } from "../../../core/words/en.ts";

interface Principal extends Record<"name" | "title" | "qualification", Bilingual> {
  picture: DocumentPicture | null;
}

/** The principal, whom the office enters once. Each page adds its own message. */
export const findPrincipal = ({ name, title, qualification, picture }: Principal, words: Words) => ({
  id: "principal",
  name,
  qualification,
  picture,
  title: orElse(title, words.home.principal),
});
