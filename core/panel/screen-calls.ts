import { typeCalls } from "../../features/panel-calls.ts";
import { resourceList } from "../../features/types.ts";
import { permissionFor } from "../content/api/permissions.ts";
import { normalizePath } from "../content/site/address.ts";
import type { Resource } from "../content/types/define-resource.ts";
import type { FirstCall } from "./api/first-calls.ts";
import { listCall } from "./api/type-calls.ts";

/** Screens that load something else than the whole list of their content type. */
const OTHERS = new Map(typeCalls.map(({ resource, calls }) => [resource, calls]));

/** Without the permission of the screen, its loader makes no call. */
const callOf = (resource: Resource, call: string | FirstCall): FirstCall => {
  const { path, needs } = typeof call === "string" ? { path: call, needs: [] } : call;
  return { path, needs: [permissionFor(resource, "read"), ...needs] };
};

const CALLS: ReadonlyMap<string, readonly FirstCall[]> = new Map(
  resourceList.map((resource) => [
    normalizePath(resource.screen.path),
    (OTHERS.get(resource) ?? [listCall(resource)]).map((call) => callOf(resource, call)),
  ]),
);

/**
 * The calls that the loader of a screen makes at its address without a query. They start while its scripts load
 * (`api/first-calls.ts`); one that the loader does not make is wasted.
 */
export const callsOf = (path: string): readonly FirstCall[] => CALLS.get(path) ?? [];
