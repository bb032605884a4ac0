export const galleriesScreen = {
  title: "Galleries",
  heading: "Gallery Management",
  create: "Create New Gallery",
  edit: "Edit Gallery",
};
