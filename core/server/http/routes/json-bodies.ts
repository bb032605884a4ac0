import type { FastifyInstance } from "fastify";
import { withLineFeeds } from "../../../content/text/line-breaks.ts";

/** JSON is the only content type; many clients declare it even for a request without a body, such as a DELETE. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parse(request, body, (error, value) => done(error, withLineFeeds(value)));
  });
}
