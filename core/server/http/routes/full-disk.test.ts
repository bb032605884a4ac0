import Fastify from "fastify";
import { expect, it } from "vitest";
import type { DiskReserve } from "../../database/disk-reserve.ts";
import { storageFull } from "../../errors.ts";
import { registerErrorHandler } from "../error-handler.ts";
import { registerFullDiskCheck } from "./full-disk.ts";

const app = Fastify();
let releases = 0;
registerErrorHandler(app);
registerFullDiskCheck(app, {
  makeRoom: async () => {
    releases++;
  },
  requireRoom: async () => {
    throw storageFull();
  },
} as Partial<DiskReserve> as DiskReserve);
const answer = async () => ({ success: true });
app.get("/notices", answer);
app.get("/logout", { config: { worksOnFullDisk: true } }, answer);
app.post("/login", { config: { worksOnFullDisk: true } }, answer);
app.post("/notices", answer);
app.put("/notices", answer);
app.delete("/notices", answer);

it.each([
  ["GET", "/notices", 200, 0],
  ["HEAD", "/notices", 200, 0],
  ["GET", "/logout", 200, 1],
  ["POST", "/login", 200, 1],
  ["DELETE", "/notices", 200, 1],
  ["POST", "/notices", 507, 0],
  ["PUT", "/notices", 507, 0],
] as const)(
  "on a full disk %s %s is %i and releases the reserve %i times",
  async (method, url, status, count) => {
    releases = 0;
    const { statusCode } = await app.inject({ method, url });
    expect([statusCode, releases]).toEqual([status, count]);
  },
);
