export const blocksScreen = {
  title: "Posts",
  heading: "Block Management",
  list: "Blocks",
  create: "Create New Block",
  createTitle: "Create Block",
  edit: "Edit Block",
  author: "Author",
  created: "Created",
  by: (author: string) => `By ${author}`,
  write: "Write the full post",
  ofPost: (title: string) => ` of ${title}`,
  writePost: "Write a Post",
};
export * from "./post-editor.ts";
