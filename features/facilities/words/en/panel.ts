export const facilitiesScreen = {
  title: "Facilities",
  createTitle: "Create a facility",
  create: "Create Facility",
  edit: "Edit Facility",
  update: "Update Facility",
  changed: "Changed",
};
