/** The labels of the screens that list entries, and of their forms. */
export const entryScreens = {
  portraitOf: (name: string) => `Portrait of ${name}`,
  name: "Name",
  entryTitle: "Title",
  description: "Description",
  designation: "Designation",
  class: "Class",
};
