/** Sent with every answer, errors included. Kept as data because cached answers carry them too. */
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

/** The map frame on the contact page is the only thing that comes from elsewhere. */
const MAP_ORIGIN = "https://www.openstreetmap.org";

export function pageContentSecurityPolicy(scriptHash: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${scriptHash}'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    `frame-src 'self' ${MAP_ORIGIN}`,
    // The page asks whether the map can be reached, which its frame does not tell.
    `connect-src 'self' ${MAP_ORIGIN}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** Of the service worker, which fetches pages of this site and nothing else. */
export const WORKER_CONTENT_SECURITY_POLICY = "default-src 'none'; connect-src 'self'";
