/** Who made a change, if it was not an account. */
export const AUDIT: Record<string, string> = {
  visitor: "वेबसाइट का आगंतुक",
  "command line": "कमांड लाइन",
  program: "प्रोग्राम",
};
