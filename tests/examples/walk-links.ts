/** Runs in a built copy of the source without a feature: follows every link of the public pages, and looks for the screens of the panel's links. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { handbookPath } from "../../core/content/site/handbook-address.ts";
import { menuPathOf, OFFICE_PATHS } from "../../core/content/site/office-paths.ts";
import { loadSample } from "../../core/sample/load-sample.ts";
import { resourceList } from "../../features/types.ts";
import { startTestServer } from "../test-server.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const site = await startTestServer({ withSite: true, offline: false });

await loadSample(site.sample, site.files, {
  builtFolder: path.join(ROOT, "build/sample"),
  siteUrl: site.url,
});
const followed = await followLinks();
const named = await findScreens();
await site.close();
assert.ok(followed > 20 && named > 20, "the walk found links");
process.stdout.write(`No dead link: ${followed} pages, ${named} screens\n`);

async function followLinks(): Promise<number> {
  const waiting = ["/", "/hi"];
  const seen = new Set(waiting);
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const answer = await openPatiently(address);
    assert.ok(answer.ok, `${address}: ${answer.status}`);
    if (!answer.headers.get("content-type")?.startsWith("text/html")) continue;
    for (const [, href = ""] of (await answer.text()).matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)) {
      if (href === "" || href.startsWith("/admin") || seen.has(href)) continue;
      seen.add(href);
      waiting.push(href);
    }
  }
  return seen.size;
}

/** A server on a busy machine answers 503 for a moment. */
async function openPatiently(address: string): Promise<Response> {
  const answer = await fetch(site.url + address);
  if (answer.status !== 503) return answer;
  await setTimeout(1000);
  return openPatiently(address);
}

/** Every address below /admin that a source names is that of a screen. */
async function findScreens(): Promise<number> {
  const types = resourceList.map(({ screen }) => screen.path as string);
  const files = new Set(
    globSync("{core,features/*}/panel/screens/*.tsx", { cwd: ROOT }).map((file) =>
      path.basename(file, ".tsx"),
    ),
  );
  const sources = globSync("{core,features/*}/{content,panel,server,site,words}/**/*.{ts,tsx}", {
    cwd: ROOT,
  });
  const named = new Set(
    sources
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(path.join(ROOT, file), "utf8").matchAll(/["`](\/admin\/[\w-]+)/g)])
      .map(([, address = ""]) => address),
  );
  for (const address of [...named, ...OFFICE_PATHS.filter((each) => each.startsWith("/admin/"))]) {
    // A screen may need the id of an entry, or its type and its id.
    const answers = await Promise.all(["", "/any", "/any/any"].map((rest) => openPatiently(address + rest)));
    const isKnown =
      types.includes(address) ||
      OFFICE_PATHS.some((known) => known.toLowerCase() === address.toLowerCase()) ||
      menuPathOf(`${address}/any`) !== undefined ||
      files.has(path.basename(address)) ||
      address === handbookPath("en");
    assert.ok(answers.some(({ ok }) => ok) && isKnown, `${address} has no screen`);
  }
  return named.size;
}
