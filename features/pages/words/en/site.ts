export const about = {
  vision: "Our Vision",
  services: "What we offer",
  mission: "Our Mission",
  committee: "Management Committee",
  management: "Management desk",
  history: "Our History",
  achievements: "Our Achievements",
  results: (session: string) => `Board results ${session}`,
  class: "Class",
  appeared: "Appeared",
  passed: "Passed",
  firstDivision: "First division",
  highest: "Highest",
};

export const activities = {
  events: "School Events",
  sports: "Sports Activities",
  classroom: "Classroom Activities",
  trips: "Field Trips",
};

export const discipline = { guidelines: "Guidelines" };

export const services = { ask: "Ask us", write: "Write to us" };
