/** Texts about the people who share the panel. */
export const staff = {
  /** Origins of a session. */
  places: {
    here: "This network",
    local: "The school’s network or another local network",
    computer: "The computer of the website",
    other: (address: string) => `Another network (${address})`,
    unknown: "",
  },

  passwordAgain: "Please enter the password again. It is not kept when the language changes.",
};
