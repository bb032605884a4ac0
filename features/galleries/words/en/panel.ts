export const galleriesScreen = {
  title: "Galleries",
  heading: "Gallery Management",
  create: "Create New Gallery",
  edit: "Edit Gallery",
  read: "Read a gallery",
  all: "All galleries",
  withoutHindi: "Galleries without Hindi",
};
