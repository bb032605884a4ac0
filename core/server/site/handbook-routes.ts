import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { readAddress } from "../../content/site/address.ts";
import { handbookPath } from "../../content/site/handbook-address.ts";
import { LANGUAGES, type Language } from "../../words/languages.ts";
import { OFFERS } from "../../words/offer.ts";
import { renderPlainPage } from "../http/plain-page.ts";
import type { AnswerPublicly } from "../page-cache/answer-publicly.ts";
import { findChapter, type Handbook, PICTURES_FOLDER, readHandbook } from "./handbook.ts";

const DAY = "public, max-age=86400";

/** The handbook for the office. It has no secrets, and is public, so that its links need no session. */
export async function registerHandbook(app: FastifyInstance, answerPublicly: AnswerPublicly): Promise<void> {
  for (const language of LANGUAGES) {
    app.get(handbookPath(language), { config: { access: "public" } }, async (request, reply) => {
      const screen = new URLSearchParams(readAddress(request.url).query).get("screen");
      if (screen !== null) {
        const chapter = findChapter((await readHandbook(language)).chapters, screen);
        const target = chapter ? `#${encodeURIComponent(chapter.anchor)}` : "";
        return reply.header("cache-control", "no-store").redirect(handbookPath(language) + target);
      }
      return answerPublicly(request, reply, async () =>
        renderHandbook(language, await readHandbook(language)),
      );
    });
  }
  await app.register(fastifyStatic, { root: PICTURES_FOLDER, serve: false, cacheControl: false });
  app.get<{ Params: { picture: string } }>(
    `${handbookPath("en")}/:picture`,
    { config: { access: "public" } },
    (request, reply) => reply.header("cache-control", DAY).sendFile(request.params.picture),
  );
}

const CONTENTS: Record<Language, string> = { en: "Contents", hi: "विषय सूची" };

const STYLE = `
html { scroll-padding-top: 4.5rem; }
body { padding-top: 0; line-height: 1.65; }
h1 { font-size: clamp(1.3rem, 8vw, 2rem); }
header { position: sticky; top: 0; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5rem;
  background: #fbf6ec; border-bottom: 1px solid #e4d8c4; }
header a, nav a { display: inline-block; padding: .4rem 0; }
h2:target { background: #f6e3c1; }
h1, h2, p, li { overflow-wrap: break-word; }
li { margin: .3rem 0; }
code { padding: 0 .25em; border-radius: .25em; background: #f3e9d6; font: inherit; }
img { box-sizing: border-box; display: block; max-width: 100%; height: auto; margin: 1.5rem 0; border: 1px solid #e4d8c4; border-radius: .5rem; }
nav { margin: 1.5rem 0; padding: 0 1.25rem; border: 1px solid #e4d8c4; border-radius: .5rem; background: #fff; }
nav ul { columns: 17rem; column-gap: 2rem; padding: 0; list-style: none; }
nav li { break-inside: avoid; margin: 0; }
@media print { header { display: none; } h2 { break-after: avoid; } }
`;

function renderHandbook(language: Language, { title, introduction, contents, text }: Handbook) {
  const others = LANGUAGES.filter((each) => each !== language).map(
    (each) => `<a href="${handbookPath(each)}" lang="${each}" hreflang="${each}">${OFFERS[each].link}</a>`,
  );
  return renderPlainPage({
    language,
    title,
    style: STYLE,
    headers: { "x-robots-tag": "noindex" },
    body: `<header>
<a href="#contents">${CONTENTS[language]}</a>
${others.join("\n")}
</header>
<main>
${introduction}
<nav id="contents" aria-label="${CONTENTS[language]}">
${contents}</nav>
${text}
</main>`,
  });
}
