import type { FastifyReply, FastifyRequest } from "fastify";
import { API_PREFIX } from "../../content/api-contract.ts";
import type { ApiError } from "../errors.ts";

/** Programs get the usual error; people who open a page get one that they can read. */
export const isBusyForPerson = (request: FastifyRequest, error: ApiError): boolean =>
  error.status === 503 &&
  request.method === "GET" &&
  !request.url.startsWith(`${API_PREFIX}/`) &&
  request.headers.accept?.includes("text/html") === true;

export function sendBusyPage(reply: FastifyReply, error: ApiError): FastifyReply {
  const seconds = error.retryAfterSeconds ?? 5;
  return reply
    .code(error.status)
    .headers({
      "retry-after": String(seconds),
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
    })
    .send(busyPage(seconds));
}

/** It does not reload by itself: that would take a reader who needs time away from the page. */
export const busyPage = (seconds: number) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Please wait a moment</title>
</head>
<body>
<main>
<h1>Please wait a moment</h1>
<p>Many people are visiting the site right now. Please <a href="">open this page again</a> in ${seconds} seconds.</p>
<p lang="hi">अभी बहुत लोग यह वेबसाइट देख रहे हैं। कृपया ${seconds} सेकंड बाद <a href="">यह पृष्ठ फिर खोलें</a>।</p>
</main>
</body>
</html>
`;
