/** Actors other than accounts. */
export const AUDIT: Record<string, string> = {
  visitor: "वेबसाइट का आगंतुक",
  "command line": "कमांड लाइन",
  program: "प्रोग्राम",
};
