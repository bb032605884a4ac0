declare const self: ServiceWorkerGlobalScope;

/** Takes the place of the service worker where the school has switched it off: removes what it kept, then itself. */
self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

export {};
