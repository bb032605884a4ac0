import {
  SECURITY_EVENT_PATHS,
  type SecurityEventInfo,
} from "../../../content/api/security-event-contract.ts";
import { callFor } from "../api/api-call.ts";

export const listSecurityEvents = (signal?: AbortSignal) =>
  callFor<SecurityEventInfo[]>("GET", SECURITY_EVENT_PATHS.own, { signal });

export const dismissSecurityEvents = (ids: readonly string[]) =>
  callFor<void>("POST", SECURITY_EVENT_PATHS.dismiss, { json: { ids } });
