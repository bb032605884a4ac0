export const studentsScreen = {
  title: "Students",
  heading: "Student Management",
  add: "Add Student",
  create: "Create Student",
  edit: "Edit Student",
  rollNumber: "Roll number",
  section: "Section",
  guardian: "Guardian",
  mobile: "Mobile",
  addStudent: "Add Student",
};

export const topStudentsScreen = {
  title: "Top Students",
  list: "Top students",
  createTitle: "Add a top student",
  create: "Add Student",
  edit: "Edit Student",
  update: "Update Student",
  inClass: (name: string) => `Class: ${name}`,
  percent: "Percent",
  withPercent: (percent: number) => `Percent: ${percent}%`,
};
