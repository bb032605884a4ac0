/** What concerns the people who share the panel. */
export const staff = {
  duty: "Duty",
  allDuties: "All duties",
  /** The duties that a person had when they made a change. */
  dutiesThen: (duties: string) => `Duties: ${duties}`,
};
