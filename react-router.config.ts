import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // The whole route table is small; asking for it piece by piece costs slow phones extra round trips.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
