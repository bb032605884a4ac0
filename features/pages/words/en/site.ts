export const about = {
  /** The headings of the sections, by their name in the document, unless the school has its own. */
  sections: {
    vision: "Our Vision",
    mission: "Our Mission",
    committee: "Management Committee",
    history: "Our History",
    achievements: "Our Achievements",
  },
  services: "What we offer",
  management: "Management desk",
  results: (session: string) => `Board results ${session}`,
  class: "Class",
  appeared: "Appeared",
  passed: "Passed",
  firstDivision: "First division",
  highest: "Highest",
};

export const activities = {
  /** The headings of the sections, by their name in the document, unless the school has its own. */
  sections: {
    events: "School Events",
    sports: "Sports Activities",
    classroom: "Classroom Activities",
    trips: "Field Trips",
  },
};

export const discipline = { guidelines: "Guidelines" };

export const services = { ask: "Ask us", write: "Write to us" };
