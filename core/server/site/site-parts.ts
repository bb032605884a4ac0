import type { FastifyBaseLogger } from "fastify";
import type { Language } from "../../words/languages.ts";
import type { Enqueue } from "../http/load-shedding.ts";
import type { AnswerPublicly } from "../page-cache/answer-publicly.ts";
import type { DrawnRouteParts } from "./drawn-routes.ts";

/** Stores a visitor's message. Throws a 400 that names the fields. */
export type ReceiveMessage = (
  sent: unknown,
  sender: { address: string; language: Language },
) => Promise<{ reference: string }>;

/** The services of the public site's routes. */
export interface SiteRouteParts extends DrawnRouteParts {
  siteUrl: string;
  /** With a cache of its own: drawings are much larger than pages and must not displace them. */
  answerWithDrawing: AnswerPublicly;
  enqueue: Enqueue;
  drawPdfPage(bytes: Buffer): Promise<Buffer>;
  /** For a file that the browser shows in its own viewer. */
  fileHeaders: Record<string, string>;
  log: Pick<FastifyBaseLogger, "warn">;
}
