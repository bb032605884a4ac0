import type { DisciplinePage } from "./schemas.ts";

export const discipline: DisciplinePage = {
  heads: [
    {
      name: "Shri Vikram Singh Chauhan",
      title: "Head of Discipline, Classes 6 to 12",
      description:
        "Teaches physical education and has trained our kabaddi teams for sixteen years. He believes that a child who has learnt to lose well has learnt most of what discipline means.",
      picture: { key: "portrait-discipline-head-1", alt: "Shri Vikram Singh Chauhan, Head of Discipline" },
    },
    {
      name: "Smt. Nasreen Khan",
      title: "Head of Discipline, Nursery to Class 5",
      description:
        "Teaches Environmental Studies and runs the children’s council, where the youngest make their own class rules. Her door is open to any child who would rather talk than be scolded.",
      picture: { key: "portrait-discipline-head-2", alt: "Smt. Nasreen Khan, Head of Discipline" },
    },
  ],
  guidelinesHead: {
    heading: "Eight guidelines for every day",
    line: "They hold for pupils and for grown-ups. Please read them with your child at the start of the year.",
  },
  guidelines: [
    {
      title: "Be on time",
      text: "The gate closes at 7:40 am. A child who comes late brings a note from home, and is let in all the same.",
    },
    {
      title: "Come regularly",
      text: "At least 75 per cent attendance is needed to sit for the annual examination. Send word on the first day of any illness.",
    },
    {
      title: "Wear the uniform neatly",
      text: "A clean uniform, polished shoes, trimmed nails and the identity card, every day but Saturday, which is house-dress day.",
    },
    {
      title: "Speak with respect",
      text: "We greet teachers, helpers and one another. Teasing about caste, religion, looks, marks or money is never a joke.",
    },
    {
      title: "Keep hands to yourself",
      text: "No hitting, no bullying, and no punishment by hand or stick from any adult either. Quarrels are settled by talking, with a teacher if need be.",
    },
    {
      title: "Care for the school",
      text: "Walls, desks, books and trees belong to the children who come after you. What is broken is reported and put right.",
    },
    {
      title: "Leave phones and valuables at home",
      text: "Mobile phones, jewellery and money beyond the bus fare are not allowed. Phones found are returned to parents only.",
    },
    {
      title: "Stay where you are safe",
      text: "No one leaves the campus during school hours without a gate pass, and small children go only with the adult named on their card.",
    },
  ],
};
