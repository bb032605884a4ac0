/** `CACHES.unsent` of the service worker, which is not imported because the page would load one more script. */
const CACHE = "unsent-1";

export const keyOf = (link: string, document = "") => `/apply-file/${link}/${document}`;

/** The place of files that wait for a connection, where they survive a reload. Some phones and private windows have no such storage. */
const openCache = async () => ("caches" in window ? caches.open(CACHE).catch(() => undefined) : undefined);

export async function keepFile(key: string, file: File): Promise<void> {
  const headers = { "content-type": file.type, "x-name": encodeURIComponent(file.name) };
  await (await openCache())?.put(key, new Response(file, { headers })).catch(() => {});
}

export async function dropFile(key: string): Promise<void> {
  await (await openCache())?.delete(key);
}

export async function findKept(key: string): Promise<File | undefined> {
  const kept = await (await openCache())?.match(key);
  return kept && new File([await kept.blob()], "document", { type: kept.headers.get("content-type") ?? "" });
}

/** Removes the files of all forms but these. */
export async function dropFilesExcept(links: readonly string[]): Promise<void> {
  const cache = await openCache();
  for (const { url } of (await cache?.keys()) ?? []) {
    if (!links.some((link) => url.includes(keyOf(link)))) await cache?.delete(url);
  }
}
