import { mkdir, readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { findFreePort } from "../tests/free-port.ts";
import { onCore, requireProgram, SERVER_CORE, startProgram } from "./programs.ts";
import type { School } from "./school.ts";

const DEPLOYED = path.resolve(import.meta.dirname, "../deploy/nginx.conf");

export interface Nginx {
  /** The school as `deploy/nginx.conf` shows it to visitors. */
  url: string;
  /** The files of the folder, sent in their gzip form by the same worker. */
  staticUrl: string;
  stop(): Promise<void>;
}

/** One worker with the site file of the deployment guide, and beside it a server for static files. */
export async function startNginx(school: School, folder: string): Promise<Nginx> {
  requireProgram("nginx", "nginx-light");
  const [port, staticPort] = [await findFreePort(), await findFreePort()];
  await mkdir(path.join(folder, "cache"));
  const site = (await readFile(DEPLOYED, "utf8"))
    .replace("/var/cache/nginx/gurukul", path.join(folder, "cache"))
    .replace("127.0.0.1:3000", new URL(school.url).host)
    .replace("listen 80;", `listen 127.0.0.1:${port};`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${path.join(folder, name)};`)
    .join("\n");
  const file = path.join(folder, "nginx.conf");
  await writeFile(
    file,
    // Its worker would otherwise be nobody, who may not read the folder.
    `user ${os.userInfo().username};
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 2048; }
http {
${temporary}
types { text/html html; application/json json; }
access_log off;
# As often as the load generator likes, on one connection.
keepalive_requests 100000000;
${site}
server {
  listen 127.0.0.1:${staticPort};
  root ${folder};
  sendfile on;
  tcp_nopush on;
  open_file_cache max=1000 inactive=60s;
  gzip_static on;
}
}
`,
  );
  const program = await startProgram(
    onCore(SERVER_CORE, ["nginx", "-c", file, "-g", "error_log stderr notice;"]),
    {
      readyWhen: "start worker process",
      env: process.env,
    },
  );
  return { url: `http://127.0.0.1:${port}`, staticUrl: `http://127.0.0.1:${staticPort}`, stop: program.stop };
}
