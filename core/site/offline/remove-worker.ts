declare const self: ServiceWorkerGlobalScope;

/** Replaces the service worker if the school has switched it off: deletes the caches, then itself. */
self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

export {};
