import { expect, it } from "vitest";
import { isPrivateAddress } from "./private-addresses.ts";

it.each([
  ...["127.0.0.1", "127.255.255.254", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1"],
  ...["169.254.169.254", "100.64.0.1", "224.0.0.1", "255.255.255.255", "198.18.0.1"],
  ...["::1", "::", "fe80::1", "fd12:3456::1", "ff02::1", "2001:db8::1"],
  ...[
    "::ffff:127.0.0.1",
    "::ffff:a00:1",
    "::ffff:169.254.169.254",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
  ],
])("%s is not a public address", (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

it.each([
  "8.8.8.8",
  "172.32.0.1",
  "100.128.0.1",
  "142.250.183.14",
  "::ffff:8.8.8.8",
  "2404:6800:4009:80b::200e",
])("%s is a public address", (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});
