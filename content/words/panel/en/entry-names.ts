/** The names of entries: in the heading of a list and in sentences that count them. */
export interface EntryNames {
  heading: string;
  one: string;
  many: string;
}

export const entryNames = {
  alumni: { heading: "Alumni", one: "alumnus", many: "alumni" },
  blocks: { heading: "Posts", one: "post", many: "posts" },
  committee: { heading: "Committee members", one: "committee member", many: "committee members" },
  contacts: { heading: "Enquiries", one: "enquiry", many: "enquiries" },
  events: { heading: "Events", one: "event", many: "events" },
  facilities: { heading: "Facilities", one: "facility", many: "facilities" },
  notices: { heading: "Notices", one: "notice", many: "notices" },
  students: { heading: "Students", one: "student", many: "students" },
  team: { heading: "Team members", one: "team member", many: "team members" },
  topStudents: { heading: "Top students", one: "top student", many: "top students" },
};
