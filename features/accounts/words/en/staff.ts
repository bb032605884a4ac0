/** Texts about the people who share the panel. */
export const staff = {
  duty: "Duty",
  allDuties: "All duties",
  /** The duties that a person had when they made a change. */
  dutiesThen: (duties: string) => `Duties: ${duties}`,

  /** Origins of a session. */
  places: {
    here: "This network",
    local: "The school’s network or another local network",
    computer: "The computer of the website",
    other: (address: string) => `Another network (${address})`,
    unknown: "",
  },

  passwordAgain: "Please enter the password again. It is not kept when the language changes.",

  /** The button for people who may read, but not change. */
  show: "Show",
  showEntry: (title: string) => `Show “${title}”`,
  onlyLooking: "You can look at this, but not change it.",
};
