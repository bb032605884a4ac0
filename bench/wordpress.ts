import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { findFreePort } from "../tests/free-port.ts";
import { type RunningProgram, startProgram } from "./programs.ts";

const PACKAGES =
  "nginx php php-fpm php-mysql php-gd mariadb-server-core mariadb-client wordpress wordpress-theme-twentytwentythree";
const SOURCE = "/usr/share/wordpress";
const FILL_SCRIPT = path.resolve(import.meta.dirname, "programs/fill-wordpress.php");
const ADMIN = { name: "office", password: "blue kite over neem" };

/** The content of the site. */
export interface WordPressContent {
  /** JPEG files, all on one page. */
  pictures: readonly string[];
  posts: readonly { title: string; text: string }[];
}

export interface WordPress {
  /** The page with the pictures. */
  pageUrl: string;
  /** The list of posts in the admin area. */
  listUrl: string;
  loginUrl: string;
  /** The fields of the login form. */
  login: Record<string, string>;
  stop(): Promise<void>;
}

/** The line to print where WordPress cannot run; undefined if it can. */
export function whyNoWordPress(): string | undefined {
  const isComplete =
    existsSync(`${SOURCE}/wp-load.php`) &&
    findPhpFpm() !== undefined &&
    ["mariadbd", "mariadb-install-db", "nginx", "php", "setpriv"].every(
      (program) => spawnSync("which", [program]).status === 0,
    );
  return isComplete ? undefined : `without WordPress (apt-get install --no-install-recommends ${PACKAGES})`;
}

const PHP_FPM_OPTIONS = ["--nodaemonize", "--force-stderr", "--allow-to-run-as-root"];

/** Debian adds the version to the name. */
const findPhpFpm = () => globSync("/usr/sbin/php-fpm*").sort().at(-1);

/**
 * WordPress with its default theme, MariaDB, PHP-FPM and nginx, as a temporary instance: all files and sockets are in one
 * folder, which is deleted when it stops. Nothing of the system is started or changed.
 */
export async function startWordPress(content: WordPressContent): Promise<WordPress> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "wordpress-bench-"));
  const programs: RunningProgram[] = [];
  const stop = async () => {
    for (const program of programs.toReversed()) await program.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const start = async (command: readonly string[], readyWhen: string) => {
    // The programs end with this one, even if it is killed.
    const bound = ["setpriv", "--pdeathsig", "TERM", "--", ...command];
    programs.push(await startProgram(bound, { readyWhen, env: process.env }));
  };
  try {
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const data = path.join(folder, "data");
    const site = path.join(folder, "site");
    const options = ["--no-defaults", `--datadir=${data}`, `--user=${os.userInfo().username}`];
    execFileSync("mariadb-install-db", [...options, "--skip-test-db"], { stdio: "ignore" });
    const socket = `--socket=${folder}/db.sock`;
    await start(
      ["mariadbd", ...options, socket, "--skip-networking", "--skip-grant-tables"],
      "ready for connections",
    );
    execFileSync("mariadb", ["--no-defaults", socket, "--execute=CREATE DATABASE wordpress"]);
    await cp(SOURCE, site, { recursive: true, dereference: true });
    await writeFile(path.join(site, "wp-config.php"), wordPressConfig(folder, url));
    const filled = execFileSync("php", [FILL_SCRIPT, site], {
      input: JSON.stringify({ ...content, admin: ADMIN }),
      encoding: "utf8",
    });
    const { page } = JSON.parse(filled) as { page: string };
    await writeFile(path.join(folder, "php-fpm.conf"), phpConfig(folder));
    await start(
      [String(findPhpFpm()), ...PHP_FPM_OPTIONS, "-y", `${folder}/php-fpm.conf`],
      "ready to handle connections",
    );
    await writeFile(path.join(folder, "nginx.conf"), nginxConfig(folder, port));
    await start(["nginx", "-p", folder, "-c", `${folder}/nginx.conf`], "start worker process");
    return {
      pageUrl: page,
      listUrl: `${url}/wp-admin/edit.php`,
      loginUrl: `${url}/wp-login.php`,
      login: { log: ADMIN.name, pwd: ADMIN.password },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Without connections to other hosts, such as the search for updates. */
const wordPressConfig = (folder: string, url: string) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${folder}/db.sock');
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', '${url}');
define('WP_SITEURL', '${url}');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

const phpConfig = (folder: string) => `[global]
error_log = ${folder}/php-fpm.log
[www]
user = ${os.userInfo().username}
listen = ${folder}/php.sock
pm = static
pm.max_children = 4
`;

/** Compression and caching as WordPress's own guide to nginx recommends. */
const nginxConfig = (folder: string, port: number) => `daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
pid ${folder}/nginx.pid;
error_log stderr notice;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  fastcgi_temp_path ${folder}/fastcgi;
  proxy_temp_path ${folder}/proxy;
  scgi_temp_path ${folder}/scgi;
  uwsgi_temp_path ${folder}/uwsgi;
  gzip on;
  gzip_types text/css application/javascript application/json image/svg+xml;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/site;
    index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params;
      # Debian leaves out the port, and WordPress would redirect forever.
      fastcgi_param HTTP_HOST 127.0.0.1:${port};
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_pass unix:${folder}/php.sock;
    }
    location ~* \\.(js|css|png|jpg|jpeg|svg|woff2)$ { expires max; }
  }
}
`;
