/** The entries of a screen as cards, and the actions on one of them. */
export const entryList = {
  listFailed: "The list could not be loaded.",
  deleted: "Deleted",
  deleteQuestion: (title: string) => `Delete ${title}?`,
  editEntry: (title: string) => `Edit ${title}`,
  deleteEntry: (title: string) => `Delete ${title}`,
  drag: "Drag to another place",
  placeOf: (place: number, count: number) => `${place} of ${count}`,
  moveToTop: (title: string) => `Move ${title} to the top`,
  moveUp: (title: string) => `Move ${title} up`,
  moveDown: (title: string) => `Move ${title} down`,
  moved: (title: string, place: number, count: number) => `${title} is now ${place} of ${count}`,
  orderIsStale: "Somebody else has changed this list. It was loaded again: please move the entry once more.",
  orderFailed: "The new order could not be saved. Please try again.",
};
