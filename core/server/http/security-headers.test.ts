import { expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

it("HSTS is sent if the site is served over HTTPS, and only then", () => {
  expect(securityHeaders(true)["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  expect(securityHeaders(false)).not.toHaveProperty("strict-transport-security");
});
