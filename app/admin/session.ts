import { ADMIN_ROLE } from "../../content/api-contract.ts";

export interface Session {
  token: string;
  role: string;
}

/** Kept for as long as the tab is open; the key names are part of the specification. */
export function findSession(): Session | undefined {
  const token = sessionStorage.getItem("token");
  const role = sessionStorage.getItem("role");
  return token && role ? { token, role } : undefined;
}

export function storeSession({ token, role }: Session): void {
  sessionStorage.setItem("token", token);
  sessionStorage.setItem("role", role);
}

export function dropSession(): void {
  sessionStorage.removeItem("token");
  sessionStorage.removeItem("role");
}

export const isAdminSession = (session: Session | undefined): boolean => session?.role === ADMIN_ROLE;
