import type { OwnNames } from "../content/types/define-resource.ts";

const written = globalThis.document?.getElementById("office")?.dataset.classes ?? "[]";

/** The school's own names are part of the served page; outside of browsers there are none. */
export const ownNames: OwnNames = (JSON.parse(written) as OwnNames[number]["name"][]).map((name) => ({
  name,
}));
