export const alumniScreen = {
  title: "Alumni",
  add: "Add Alumnus",
  edit: "Edit Alumnus",
  leftIn: "Left in",
  place: "Place",
  father: "Father: {name}",
};

export const committeeScreen = {
  title: "Committee",
  heading: "Managing Committee",
  list: "Committee members",
  add: "Add Committee Member",
  edit: "Edit Committee Member",
};

export const teamScreen = {
  title: "Team",
  heading: "Team Management",
  list: "Team members",
  create: "Create Team Member",
  createTitle: "Create Member",
  edit: "Edit Member",
  subject: "Subject",
  teaches: (subject: string) => `Subject: ${subject}`,
  qualification: "Qualification",
};
