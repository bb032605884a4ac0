import { telephoneHref } from "../../../core/site/components/telephone.ts";
import { Words } from "../../../core/site/components/words.tsx";
import { fieldMark } from "../../../core/site/field-marks.ts";
import { useSite, useWords } from "../../../core/site/site-context.tsx";
import { Icon } from "../../../core/ui/icon.tsx";
import { type BusRoute, groupStops } from "../content/bus-routes.ts";
import type { ParentsPage } from "../content/parents.ts";

/** One part to open for each route. */
export function BusRoutes({ transport }: { transport: ParentsPage["transport"] }) {
  return (
    <div className="info-folds">
      {groupStops(transport).map((route) => (
        <Route key={route.number} route={route} />
      ))}
    </div>
  );
}

function Route({ route: { number, details, stops } }: { route: BusRoute }) {
  const { words, isPreview } = useSite();
  const { parents, frame } = words;
  return (
    <details open={isPreview} {...fieldMark(details)}>
      <summary>
        <span>
          <b>{parents.route(number)}</b>
          {details && <Words of={details.name} className="info-aside" />}
        </span>
        {stops.length > 0 && <small>{parents.stops(stops.length)}</small>}
      </summary>
      <div className="info-fold">
        {details && <Words of={details.details} as="p" />}
        {details?.phone && (
          <p>
            <a
              href={telephoneHref(details.phone)}
              aria-label={frame.call(details.phone)}
              className="button button-secondary"
            >
              <Icon name="phone" className="size-5" />
              {details.phone}
            </a>
          </p>
        )}
        {stops.length > 0 && <Stops number={number} stops={stops} />}
      </div>
    </details>
  );
}

function Stops({ number, stops }: Pick<BusRoute, "number" | "stops">) {
  const { parents, calendar } = useWords();
  const columns = (["pickUp", "drop"] as const).filter((column) =>
    stops.some((stop) => stop[column] !== null),
  );
  return (
    <div className="info-table-frame">
      <table className="info-table info-table-tight">
        <caption className="sr-only">{parents.route(number)}</caption>
        <thead>
          <tr>
            <th scope="col">{parents.stop}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {parents[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stops.map((stop) => (
            <tr key={stop.id} {...fieldMark(stop)}>
              <th scope="row">
                <Words of={stop.stop} />
              </th>
              {columns.map((column) => (
                <td key={column}>
                  <b className="info-label">{parents[column]}</b>
                  {stop[column] === null ? "–" : calendar.time(stop[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
