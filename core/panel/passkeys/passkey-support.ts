import { words } from "../../ui/panel-words.ts";

const said = words.passkeys;

/** IPv4 or IPv6. */
const isNumeric = (host: string) => /^[\d.]+$|^\[/.test(host);

/** Why passkeys cannot be used on this page; undefined if they can. `address` is the only one at which the server accepts them. */
export function whyNoPasskeys(address = location.origin): string | undefined {
  if (address !== location.origin && (isSecureContext || address.startsWith("https:")))
    return said.otherAddress(address);
  if (!isSecureContext) return said.insecure;
  if (isNumeric(location.hostname)) return said.numericAddress(location.hostname);
  // Browsers without passkeys do not have it.
  if (!("PublicKeyCredential" in globalThis)) return said.unsupported;
  return undefined;
}
