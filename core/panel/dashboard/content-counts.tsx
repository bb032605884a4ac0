import { Link } from "react-router";
import { resources } from "../../../features/types.ts";
import { permissionFor } from "../../content/api/permissions.ts";
import { featureOfType, isOn } from "../../content/parts/parts.ts";
import { words } from "../../ui/panel-words.ts";
import { Card } from "../parts/card.tsx";
import { useOffParts } from "../session/off-parts.ts";
import { useMay } from "../session/rights.ts";
import { type Dashboard, SHOWN_TYPES } from "./load-dashboard.ts";

/** The number of entries by type, each with a link to its screen: of the types that the user edits, or else of those that they read. */
export function ContentCounts({ counts }: Pick<Dashboard, "counts">) {
  const may = useMay();
  const off = useOffParts();
  const shown = SHOWN_TYPES.filter(
    (name) => isOn(off, featureOfType(name)) && may(permissionFor(resources[name], "read")),
  );
  const own = shown.filter((name) => may(permissionFor(resources[name], "write")));
  const names = own.length > 0 ? own : shown;
  if (names.length === 0) return null;
  return (
    <Card heading={words.dashboard.counts} className="gap-1">
      <ul className="grid grid-cols-2 gap-x-6">
        {names.map((name) => (
          <li key={name}>
            <Link
              to={resources[name].screen.path}
              className="flex min-h-9 items-center justify-between gap-3 border-line border-b hover:text-maroon"
            >
              <span className="min-w-0 text-ink-soft leading-tight max-sm:text-caption">
                {resources[name].screen.plural[words.language]}
              </span>{" "}
              <span className="shrink-0 font-bold text-maroon tabular-nums">
                {counts[name]?.toLocaleString("en-IN") ?? "–"}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
