/** What buttons of many screens say. */
export const actions = {
  save: "Save",
  saving: "Saving...",
  loading: "Loading...",
  create: "Create",
  update: "Update",
  edit: "Edit",
  delete: "Delete",
  remove: "Remove",
  tryAgain: "Try again",
};
