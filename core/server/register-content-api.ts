import type { FastifyInstance } from "fastify";
import { resourceList } from "../../features/types.ts";
import { registerContentRoutes } from "./content/content-routes.ts";
import { registerEntryRoute } from "./content/entry-route.ts";
import { registerApprovalRoutes } from "./content/many/approval-routes.ts";
import { registerBulkRoute } from "./content/many/bulk-routes.ts";
import type { CoreServices } from "./feature-server.ts";
import { registerAlbumPictureRoutes } from "./files/of-entries/album-picture-routes.ts";
import { registerStageRoutes } from "./files/of-entries/stage-routes.ts";
import { registerMultipart } from "./files/uploads/receive-form.ts";
import { registerPageRoutes } from "./pages/page-routes.ts";

/** Entries of every content type, pages, and the files of both. */
export async function registerContentApi(
  api: FastifyInstance,
  { content, pages }: Pick<CoreServices, "content" | "pages">,
): Promise<void> {
  for (const resource of resourceList) {
    // A separate scope, so that other routes reject forms as the wrong content type.
    await api.register(async (scope) => {
      if (resource.body === "multipart") await registerMultipart(scope);
      registerContentRoutes(scope, resource, content);
      registerBulkRoute(scope, resource, content);
      if (resource.isApproved) registerApprovalRoutes(scope, resource, content);
    });
  }
  await api.register(async (scope) => {
    await registerMultipart(scope);
    registerPageRoutes(scope, { ...content, pages });
  });
  await api.register(async (scope) => {
    await registerMultipart(scope);
    registerStageRoutes(scope, content);
  });
  registerEntryRoute(api, content.store);
  registerAlbumPictureRoutes(api, content.store);
}
