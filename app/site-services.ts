import { createContext } from "react-router";
import type { SiteServices } from "../server/site/site-handler.ts";

/** What the server hands to the loaders of the public pages. */
export const siteServices = createContext<SiteServices>();
