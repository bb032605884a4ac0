import { type Api, routesOf } from "../../../../core/server/openapi.ts";
import { CHECK_PATHS, checkStateSchema } from "../../content/check-contract.ts";
import type { DisclosureCheck } from "./run-check.ts";

const route = routesOf("Page");

/** Routes of the gaps of the disclosure page, and of its files and links that cannot be opened. */
export function registerCheckRoutes(app: Api, check: DisclosureCheck): void {
  app.get(
    CHECK_PATHS.state,
    route("pages:read", "What the disclosure page lacks", { response: { 200: checkStateSchema } }),
    () => check.findState(),
  );

  app.post(
    CHECK_PATHS.run,
    route("pages:write", "Check the files and links of the disclosure page now", {
      response: { 200: checkStateSchema },
    }),
    async () => {
      await check.start();
      return check.findState();
    },
  );
}
