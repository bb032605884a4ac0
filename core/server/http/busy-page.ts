import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { API_PREFIX } from "../../content/api/api-contract.ts";
import type { Language } from "../../words/languages.ts";
import type { ApiError } from "../errors.ts";

/** A browser that opens a page gets an error page; programs get the usual JSON. */
export const isOpenedByPerson = ({ method, url, headers }: IncomingMessage): boolean =>
  method === "GET" &&
  url?.startsWith(`${API_PREFIX}/`) === false &&
  headers.accept?.includes("text/html") === true;

export function sendBusyPage(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  const seconds = error.retryAfterSeconds ?? 5;
  const isHindi = /^\/hi(?![\w-])/i.test(request.url);
  return reply
    .code(error.status)
    .headers({
      "retry-after": String(seconds),
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
    })
    .send(busyPage(seconds, isHindi ? "hi" : "en"));
}

const TITLES: Record<Language, string> = { en: "Please wait a moment", hi: "कृपया थोड़ा रुकें" };

const SENTENCES: Record<Language, (seconds: number) => string> = {
  en: (seconds) =>
    `The site cannot show this page right now. Please <a href="">open this page again</a> in ${seconds} seconds.`,
  hi: (seconds) => `यह पृष्ठ अभी नहीं दिखाया जा सकता। कृपया ${seconds} सेकंड बाद <a href="">इसे फिर खोलें</a>।`,
};

/**
 * In both languages, because the languages of the school are unknown while the database is unavailable. The page does not reload
 * by itself: that would interrupt slow readers.
 */
export function busyPage(seconds: number, language: Language): string {
  const other = language === "en" ? "hi" : "en";
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TITLES[language]}</title>
</head>
<body>
<main>
<h1>${TITLES[language]}</h1>
<p>${SENTENCES[language](seconds)}</p>
<p lang="${other}">${SENTENCES[other](seconds)}</p>
</main>
</body>
</html>
`;
}
