export const alumni = {
  heading: "Our Alumni",
  none: "Our alumni will be introduced here soon.",
  byYear: "Alumni by year",
  father: "Father",
  fatherNamed: "Father: {name}",
  passedOut: "Passed out",
  livesIn: "Lives in",
};

export const management = {
  committee: "Managing Committee",
  board: (count: number) => `A framed board with the names of the committee, ${count} in all`,
};

export const teachers = {
  heading: "Meet Our Dedicated Team",
  none: "Our teachers will be introduced here soon.",
};
