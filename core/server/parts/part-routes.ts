import type { FastifyInstance } from "fastify";
import { parts } from "../../content/parts/parts.ts";
import { partOff } from "../errors.ts";
import type { KnownParts } from "./known-parts.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The feature of the route: while the school has switched it off, the route answers 404. */
    part?: string;
    /** The route answers while its feature is switched off, too. */
    staysOn?: true;
  }
}

/** Refuses requests to the routes of parts that are off, before the session and the body are read. */
export function refuseOffParts(app: FastifyInstance, known: KnownParts): void {
  app.addHook("onRequest", async (request) => {
    await known.findOff();
    if (!known.isOnNow(request.routeOptions.config.part)) throw partOff();
  });
}

/** Registers routes of a feature. */
export async function registerPart(
  app: FastifyInstance,
  feature: string | undefined,
  register: (scope: FastifyInstance) => void | Promise<void> | undefined,
): Promise<void> {
  if (!parts.some(({ name }) => name === feature)) return register(app);
  await app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      if (!route.config?.staysOn) route.config = { ...route.config, part: feature };
    });
    await register(scope);
  });
}
