import { CONSENT_PATHS } from "./consent-contract.ts";

/** The first call of screens of people who may be students: they show how many consents are missing. */
export const consentCountsCall = { path: CONSENT_PATHS.counts, needs: ["consents:read"] } as const;
