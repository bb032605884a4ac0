import type { Resource } from "../../../content/resources/define-resource.ts";
import { findEmail } from "../session/session.ts";

export type View = "cards" | "table";

/** Each admin has a choice of their own for each screen, in this browser. */
const keyOf = ({ name }: Resource) => `view:${findEmail() ?? ""}:${name}`;

export const findChosenView = (resource: Resource): View =>
  localStorage.getItem(keyOf(resource)) === "table" ? "table" : "cards";

export function rememberView(resource: Resource, view: View): void {
  localStorage.setItem(keyOf(resource), view);
}
