import { features } from "../../../features/content.ts";
import type { Feature } from "../../content/feature.ts";
import { PARTS_TYPE } from "../../content/parts/parts.ts";

/** There is one of each. Its titles are details. */
export const ONLY_TYPES: ReadonlySet<string> = new Set([
  PARTS_TYPE,
  "sample",
  ...features.flatMap(({ auditTypes = {} }: Feature) =>
    Object.entries(auditTypes).flatMap(([name, { isOnly }]) => (isOnly ? [name] : [])),
  ),
]);
