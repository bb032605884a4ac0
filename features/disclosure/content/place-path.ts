import { pageFieldPath } from "../../../core/content/site/office-paths.ts";
import { resources } from "../../types.ts";
import type { FactPlace } from "./build-disclosure.ts";

/** The address in the panel where the office writes a fact. */
export const placePath = (place: FactPlace): string =>
  "page" in place ? pageFieldPath(place.page, place.field) : resources[place.type].screen.path;
