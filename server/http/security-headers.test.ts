import { expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

it("browsers are told to stay with HTTPS where the site is served over it, and only there", () => {
  expect(securityHeaders(true)["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  expect(securityHeaders(false)).not.toHaveProperty("strict-transport-security");
});
