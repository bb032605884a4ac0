import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WORDS } from "../../words/index.ts";
import type { Language } from "../../words/languages.ts";
import { SiteProvider, UNKNOWN_SCHOOL } from "../site-context.tsx";
import { DatedText } from "./dated-text.tsx";

const render = (text: string, language: Language) =>
  renderToStaticMarkup(
    <SiteProvider
      value={{
        language,
        languages: ["en", "hi"],
        here: "/",
        words: WORDS[language],
        school: UNKNOWN_SCHOOL,
        shownPaths: new Set(),
        off: new Set(),
        offPaths: new Set(),
      }}
    >
      <DatedText text={text} />
    </SiteProvider>,
  );

it.each([
  ["Closed until 14 November", "Closed until [14 November]"],
  ["From 6 May to 11 June 2026", "From [6 May] to [11 June 2026]"],
  ["In November 2026", "In [November 2026]"],
  ["Age on 1 April 2026: 5", "Age on [1 April 2026:] 5"],
  ["14 boys", "14 boys"],
  ["May I?", "May I?"],
])("keeps each date of %j on one line", (text, expected) => {
  const marked = expected.replaceAll("[", '<span class="date">').replaceAll("]", "</span>");
  expect(render(text, "en")).toBe(marked);
});

it("keeps Hindi dates on one line, with plain spaces", () => {
  expect(render("6 से 11 नवंबर 2026 तक", "hi")).toBe('6 से <span class="date">11 नवंबर 2026</span> तक');
});
