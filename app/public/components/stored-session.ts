import { useSyncExternalStore } from "react";
import { ADMIN_ROLE } from "../../../content/api-names.ts";

/** Whether an admin is logged in, as far as this tab knows: both keys are stored and the role is admin. */
export function useIsAdmin(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => {
      try {
        return sessionStorage.getItem("token") !== null && sessionStorage.getItem("role") === ADMIN_ROLE;
      } catch {
        // Storage is blocked in this browser.
        return false;
      }
    },
    () => false,
  );
}
