export const eventsScreen = {
  title: "Calendar",
  list: "Events",
  add: "Add Event",
  edit: "Edit Event",
  days: "Day",
  kind: "Kind",
  place: "Place",
  past: "Past",
  duplicateOf: (title: string) => `Duplicate ${title}`,
  copied: "A copy of the other event, not saved yet. Choose its day.",
  span: (first: string, last: string) => `${first} to ${last}`,
};
