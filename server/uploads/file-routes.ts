import type { FastifyInstance } from "fastify";
import type { FileStore } from "./file-store.ts";

export declare function registerFileRoutes(app: FastifyInstance, store: FileStore): void;
