import { BlockList, isIPv4, isIPv6 } from "node:net";
import type { SessionPlace } from "../../../../core/content/api/session-contract.ts";

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8);
LOOPBACK.addAddress("::1", "ipv6");

/** Networks inside a building. Addresses of mobile networks (100.64.0.0/10) are not among them: strangers share them. */
const LOCAL = new BlockList();
for (const [network, bits] of [
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const) {
  LOCAL.addSubnet(network, bits);
}
LOCAL.addSubnet("fc00::", 7, "ipv6");
LOCAL.addSubnet("fe80::", 10, "ipv6");

/**
 * Where a session was opened, seen from the current one. There is no database of places, so only the network is compared. `address` is
 * present if the network is another one.
 */
export function describePlace(stored: string, ofCurrent: string): { place: SessionPlace; address?: string } {
  const address = normalize(stored);
  const family = familyOf(address);
  if (family === undefined) return { place: "unknown" };
  if (LOOPBACK.check(address, family)) return { place: "computer" };
  if (isSameNetwork(address, normalize(ofCurrent))) return { place: "here" };
  if (LOCAL.check(address, family)) return { place: "local" };
  return { place: "other", address };
}

/** The first 24 bits of an IPv4 address and the first 64 of an IPv6 address are usually those of one connection to the internet. */
function isSameNetwork(address: string, other: string): boolean {
  const family = familyOf(address);
  if (family === undefined || family !== familyOf(other)) return false;
  const network = new BlockList();
  network.addSubnet(other, family === "ipv4" ? 24 : 64, family);
  return network.check(address, family);
}

/** Without the zone of a link-local address; an IPv4 address is not written as an IPv6 address. */
const normalize = (address: string) =>
  address
    .trim()
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=[\d.]+$)/i, "");

const familyOf = (address: string) =>
  isIPv4(address) ? ("ipv4" as const) : isIPv6(address) ? ("ipv6" as const) : undefined;
