import { callFor } from "../../../core/panel/api/api-call.ts";
import { SECURITY_EVENT_PATHS, type SecurityEventInfo } from "../content/security-event-contract.ts";

export const listSecurityEvents = (signal?: AbortSignal) =>
  callFor<SecurityEventInfo[]>("GET", SECURITY_EVENT_PATHS.own, { signal });

export const dismissSecurityEvents = (ids: readonly string[]) =>
  callFor<void>("POST", SECURITY_EVENT_PATHS.dismiss, { json: { ids } });
