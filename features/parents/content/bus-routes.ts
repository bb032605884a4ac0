import { foldHindi } from "../../../core/content/search/fold-hindi.ts";
import type { ParentsPage } from "./parents.ts";

type Transport = Pick<ParentsPage["transport"], "routes" | "stops">;

export interface BusRoute {
  number: string;
  /** Undefined if the school has written only stops of this route. */
  details: Transport["routes"][number] | undefined;
  stops: Transport["stops"];
}

/** The routes in the school's order with their stops; routes that only stops name are last. */
export function groupStops({ routes, stops }: Transport): BusRoute[] {
  const stopsByRoute = Map.groupBy(stops, ({ route }) => fold(route));
  const known = new Set(routes.map(({ number }) => fold(number)));
  return [
    ...routes.map((details) => ({
      number: details.number,
      details,
      stops: stopsByRoute.get(fold(details.number)) ?? [],
    })),
    ...[...stopsByRoute]
      .filter(([route]) => !known.has(route))
      .map(([, [first, ...rest]]) => ({
        number: first?.route ?? "",
        details: undefined,
        stops: first ? [first, ...rest] : [],
      })),
  ];
}

const fold = (number: string) => foldHindi(number.toLowerCase());
