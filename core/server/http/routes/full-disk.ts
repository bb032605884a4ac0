import type { FastifyInstance } from "fastify";
import type { DiskReserve } from "../../database/disk-reserve.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route must work on a full disk, because it helps to free space, or hides or protects something. Every DELETE does. */
    worksOnFullDisk?: true;
  }
}

/** Releases the disk reserve for requests that must work on a full disk, and refuses all other writes meanwhile. */
export function registerFullDiskCheck(app: FastifyInstance, reserve: DiskReserve): void {
  app.addHook("onRequest", async ({ method, routeOptions }) => {
    if (method === "DELETE" || routeOptions.config.worksOnFullDisk) await reserve.makeRoom();
    else if (method !== "GET" && method !== "HEAD") await reserve.requireRoom();
  });
}
