import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";

const DEPLOY = path.resolve(import.meta.dirname, "../../deploy");
const run = promisify(execFile);
const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-proxies-"));
afterAll(() => rm(folder, { recursive: true }));

/** A proxy that this machine does not have cannot be asked. */
const has = (program: string) => spawnSync(program, ["-h"]).error === undefined;

it("nginx of Debian accepts its configuration, with a cache in a folder that its package has", async () => {
  const site = await readFile(path.join(DEPLOY, "nginx.conf"), "utf8");
  expect(site).toContain("proxy_cache_path /var/lib/nginx/");
  expect(site).toMatch(/access_log \S+ without_query;/);
  expect(site).not.toMatch(/\$(request|args|http_referer)\b/);
  if (!has("nginx")) return;
  const file = path.join(folder, "nginx.conf");
  const ofTest = site.replaceAll(/\/var\/(lib|log)\/nginx\//g, `${folder}/`);
  await writeFile(
    file,
    `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${ofTest}\n}\n`,
  );
  const { stderr } = await run("nginx", ["-t", "-c", file]);
  expect(stderr).toContain("test is successful");
});

it.each(["Caddyfile", "Caddyfile.several"])("Caddy of Debian accepts %s", async (name) => {
  const file = path.join(DEPLOY, name);
  expect(await readFile(file, "utf8")).toContain("reverse_proxy");
  if (!has("caddy")) return;
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  await run("caddy", ["validate", "--adapter", "caddyfile", "--config", file], { env });
});
