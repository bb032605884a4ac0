import { expect, it } from "vitest";
import { describePlace } from "./describe-place.ts";

const HERE = "203.0.113.7";
const HERE_V6 = "2001:db8:1:2::7";

it.each([
  ["the same address", HERE, HERE, "here"],
  ["the same 24 bits", "203.0.113.250", HERE, "here"],
  ["the same address, written as IPv6", `::ffff:${HERE}`, HERE, "here"],
  ["the same 64 bits", "2001:db8:1:2:aaaa:bbbb:cccc:dddd", HERE_V6, "here"],
  ["the same local network", "192.168.1.20", "192.168.1.10", "here"],
  ["another local network", "192.168.2.20", "192.168.1.10", "local"],
  ["a local network, seen from the internet", "10.1.2.3", HERE, "local"],
  ["the end of a private range", "172.31.255.255", HERE, "local"],
  ["a local IPv6 network", "fd12:3456::1", HERE_V6, "local"],
  ["a link-local address with its zone", "fe80::1%eth0", HERE_V6, "local"],
  ["the machine itself", "127.0.0.1", HERE, "computer"],
  ["the machine itself, from there", "::1", "::1", "computer"],
  ["the machine itself, written as IPv6", "::ffff:127.0.0.1", HERE, "computer"],
  ["a session of an earlier version", "", HERE, "unknown"],
  ["something that is no address", "<b>here</b>", HERE, "unknown"],
])("%s", (_what, address, current, place) => {
  expect(describePlace(address, current)).toEqual({ place });
});

it.each([
  ["another network", "203.0.114.7", HERE, "203.0.114.7"],
  ["after the private range", "172.32.0.1", HERE, "172.32.0.1"],
  ["a mobile network", "100.64.0.1", HERE, "100.64.0.1"],
  ["another IPv6 network", "2001:db8:1:3::7", HERE_V6, "2001:db8:1:3::7"],
  ["IPv4, seen from IPv6", "::ffff:203.0.113.7", HERE_V6, HERE],
  ["seen from a session without an address", HERE, "", HERE],
])("%s is named by its address", (_what, address, current, shown) => {
  expect(describePlace(address, current)).toEqual({ place: "other", address: shown });
});
