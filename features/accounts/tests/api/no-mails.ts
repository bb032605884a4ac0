import { resources } from "../../../types.ts";

/** The choices of an account that has not chosen any mails. The feature of the certificates may be deleted. */
export const NO_MAILS = {
  mails: {
    enquiries: {
      admission: "never",
      fees: "never",
      transport: "never",
      certificate: "never",
      other: "never",
    },
    ...("certificates" in resources && { disclosure: { certificates: "never" } }),
  },
  hour: 9,
};
