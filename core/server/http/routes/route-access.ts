import type { FastifyInstance } from "fastify";
import type { Access } from "../../../content/api/permissions.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    access?: Access;
    /** The person must have given the password or a passkey within the last minutes (decision 070). */
    isConfirmed?: true;
  }
}

export interface DeclaredRoute {
  method: string;
  path: string;
  access: Access;
  isConfirmed: boolean;
  /** The feature of the route, if it can be switched off. Known when all routes are registered. */
  readonly part: string | undefined;
}

/** Refuses a route that does not declare its access. Returns the list of routes, which grows while routes are added. */
export function requireDeclaredAccess(app: FastifyInstance): readonly DeclaredRoute[] {
  const declared: DeclaredRoute[] = [];
  app.addHook("onRoute", (route) => {
    const { access, isConfirmed = false } = route.config ?? {};
    if (!access) throw new Error(`${String(route.method)} ${route.url} does not declare its access`);
    for (const method of [route.method].flat()) {
      declared.push({
        method,
        path: route.url,
        access,
        isConfirmed,
        get part() {
          return route.config?.part;
        },
      });
    }
  });
  return declared;
}
