import { BlockList, isIPv6 } from "node:net";

/**
 * Networks that are not part of the public internet (RFC 6890 and its updates), and those that lead to another address. Of IPv6 only
 * `2000::/3` is public: everything else is refused, such as IPv4-translated addresses (`::ffff:0:127.0.0.1`) and `fec0::/10`.
 */
const PRIVATE_NETWORKS = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"],
  ...["192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15"],
  ...["198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
  ...["4000::/2", "8000::/1", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"],
];

const blocked = new BlockList();
// Everything below 2000:: but the IPv4-mapped addresses, for which `BlockList` applies the rules of IPv4.
blocked.addRange("::", "::fffe:ffff:ffff", "ipv6");
blocked.addRange("::1:0:0:0", "1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "ipv6");
for (const network of PRIVATE_NETWORKS) {
  const [address = "", bits] = network.split("/");
  blocked.addSubnet(address, Number(bits), isIPv6(address) ? "ipv6" : "ipv4");
}

/**
 * Whether an IP address belongs to a network that visitors of the site cannot reach, such as that of the server. `::ffff:10.0.0.1` is checked
 * as `10.0.0.1`, by `BlockList` itself.
 */
export const isPrivateAddress = (address: string): boolean =>
  blocked.check(address, isIPv6(address) ? "ipv6" : "ipv4");
