import type { FastifyInstance } from "fastify";
import { resourceList } from "../../features/types.ts";
import { featureOfType } from "../content/parts/parts.ts";
import { registerContentRoutes } from "./content/content-routes.ts";
import { registerEntryRoute } from "./content/entry-route.ts";
import { registerApprovalRoutes } from "./content/many/approval-routes.ts";
import { registerBulkRoute } from "./content/many/bulk-routes.ts";
import type { CoreServices } from "./feature-server.ts";
import { registerAlbumPictureRoutes } from "./files/of-entries/album-picture-routes.ts";
import { registerStageRoutes } from "./files/of-entries/stage-routes.ts";
import { registerMultipart } from "./files/uploads/receive-form.ts";
import { registerPageRoutes } from "./pages/page-routes.ts";
import { registerPart } from "./parts/part-routes.ts";

/** Entries of every content type, pages, and the files of both. */
export async function registerContentApi(
  api: FastifyInstance,
  { content, pages, parts }: Pick<CoreServices, "content" | "pages" | "parts">,
): Promise<void> {
  for (const resource of resourceList) {
    // A separate scope, so that other routes reject forms as the wrong content type.
    const register = async (scope: FastifyInstance) => {
      if (resource.body === "multipart") await registerMultipart(scope);
      registerContentRoutes(scope, resource, content);
      registerBulkRoute(scope, resource, content);
      if (resource.isApproved) registerApprovalRoutes(scope, resource, content);
    };
    await api.register((scope) => registerPart(scope, featureOfType(resource.name), register));
  }
  await api.register(async (scope) => {
    await registerMultipart(scope);
    registerPageRoutes(scope, { ...content, pages, parts });
  });
  await api.register(async (scope) => {
    await registerMultipart(scope);
    registerStageRoutes(scope, { ...content, parts });
  });
  registerEntryRoute(api, content.store, parts);
  registerAlbumPictureRoutes(api, content.store, parts);
}
