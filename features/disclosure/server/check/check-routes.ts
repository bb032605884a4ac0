import type { FastifyInstance } from "fastify";
import { serve } from "../../../../core/server/serve.ts";
import { checkCalls } from "../../content/check-contract.ts";
import type { DisclosureCheck } from "./run-check.ts";

/** Routes of the gaps of the disclosure page, and of its files and links that cannot be opened. */
export function registerCheckRoutes(app: FastifyInstance, check: DisclosureCheck): void {
  serve(app, checkCalls.find, () => check.findState());

  serve(app, checkCalls.run, async () => {
    await check.start();
    return check.findState();
  });
}
