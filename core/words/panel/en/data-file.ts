/** A file with all that is stored about a person. */
export const dataFile = {
  madeBy: (who: string, moment: string) => `Made by ${who} on ${moment}.`,
  when: "When",
  who: "Who",
  what: "What",
  nothing: "(empty)",
  aPicture: "a picture",
  anotherPicture: "another picture",
};
