/** Sent with every response, errors included. Plain data, because cached responses have them too. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    "content-security-policy":
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-frame-options": "SAMEORIGIN",
    ...(isHttps && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}

/** The map on the contact page is the only part from another site. */
const MAP_ORIGIN = "https://www.openstreetmap.org";

export function pageContentSecurityPolicy(scriptHash: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${scriptHash}'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    `frame-src 'self' ${MAP_ORIGIN}`,
    // The page checks whether the map is reachable; its frame does not tell.
    `connect-src 'self' ${MAP_ORIGIN}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** For the service worker, which fetches only pages of this site. */
export const WORKER_CONTENT_SECURITY_POLICY = "default-src 'none'; connect-src 'self'";
