import { pictureCalls } from "../../../core/content/api/api-contract.ts";
import { consentCalls } from "./consent-contract.ts";

/** The first call of screens of people who may be students: they show how many consents are missing. */
export const consentCountsCall = { path: consentCalls.counts.path, needs: ["consents:read"] } as const;

/** The first call of screens that say which pictures visitors do not see. */
export const hiddenPicturesCall = { path: pictureCalls.findHidden.path, needs: ["files:read"] } as const;
