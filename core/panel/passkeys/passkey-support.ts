import { words } from "../../ui/panel-words.ts";

const texts = words.passkeys;

/** IPv4 or IPv6. */
const isNumeric = (host: string) => /^[\d.]+$|^\[/.test(host);

/** Why passkeys cannot be used on this page; undefined if they can. `address` is the only one at which the server accepts them. */
export function whyNoPasskeys(address = location.origin): string | undefined {
  if (address !== location.origin && (isSecureContext || address.startsWith("https:")))
    return texts.otherAddress(address);
  if (!isSecureContext) return texts.insecure;
  if (isNumeric(location.hostname)) return texts.numericAddress(location.hostname);
  // Browsers without passkeys do not have it.
  if (!("PublicKeyCredential" in globalThis)) return texts.unsupported;
  return undefined;
}
