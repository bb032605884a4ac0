/** The part of the disclosure page's editor with what other pages and screens have. */
export const knownFacts = {
  heading: (known: number, all: number) => `From the rest of the site: ${known} of ${all} are written`,
  text: "You do not type these here. The page shows them as they are written elsewhere.",
  missing: "Not written yet",
  change: "Change",
  changeFact: (label: string) => `Change: ${label}`,
  write: "Write",
  writeFact: (label: string) => `Write: ${label}`,
};
