/** The choices of an account that has not chosen any mails. */
export const NO_MAILS = {
  mails: {
    enquiries: {
      admission: "never",
      fees: "never",
      transport: "never",
      certificate: "never",
      other: "never",
    },
    disclosure: { certificates: "never" },
  },
  hour: 9,
};
