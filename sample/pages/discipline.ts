import type { DisciplinePage } from "../../content/pages/discipline.ts";
import { en, items, picture } from "./document-parts.ts";

export const discipline: DisciplinePage = {
  head: {
    line: en("Firm, kind and the same for everyone."),
    searchTitle: en("Discipline cell"),
    searchDescription: en(
      "The two teachers in charge of discipline at Adarsh Vidya Gurukul, and the eight guidelines that every child and parent should know.",
    ),
  },
  heads: items([
    {
      name: en("Shri Vikram Singh Chauhan"),
      title: en("Head of Discipline, Classes 6 to 12"),
      description: en(
        "Teaches physical education and has trained our kabaddi teams for sixteen years. He believes that a child who has learnt to lose well has learnt most of what discipline means.",
      ),
      picture: picture("portrait-discipline-head-1", "Shri Vikram Singh Chauhan, Head of Discipline"),
    },
    {
      name: en("Smt. Nasreen Khan"),
      title: en("Head of Discipline, Nursery to Class 5"),
      description: en(
        "Teaches Environmental Studies and runs the children’s council, where the youngest make their own class rules. Her door is open to any child who would rather talk than be scolded.",
      ),
      picture: picture("portrait-discipline-head-2", "Smt. Nasreen Khan, Head of Discipline"),
    },
  ]),
  guidelinesHead: {
    heading: en("Eight guidelines for every day"),
    line: en(
      "They hold for pupils and for grown-ups. Please read them with your child at the start of the year.",
    ),
  },
  guidelines: items([
    {
      title: en("Be on time"),
      text: en(
        "The gate closes at 7:40 am. A child who comes late brings a note from home, and is let in all the same.",
      ),
    },
    {
      title: en("Come regularly"),
      text: en(
        "At least 75 per cent attendance is needed to sit for the annual examination. Send word on the first day of any illness.",
      ),
    },
    {
      title: en("Wear the uniform neatly"),
      text: en(
        "A clean uniform, polished shoes, trimmed nails and the identity card, every day but Saturday, which is house-dress day.",
      ),
    },
    {
      title: en("Speak with respect"),
      text: en(
        "We greet teachers, helpers and one another. Teasing about caste, religion, looks, marks or money is never a joke.",
      ),
    },
    {
      title: en("Keep hands to yourself"),
      text: en(
        "No hitting, no bullying, and no punishment by hand or stick from any adult either. Quarrels are settled by talking, with a teacher if need be.",
      ),
    },
    {
      title: en("Care for the school"),
      text: en(
        "Walls, desks, books and trees belong to the children who come after you. What is broken is reported and put right.",
      ),
    },
    {
      title: en("Leave phones and valuables at home"),
      text: en(
        "Mobile phones, jewellery and money beyond the bus fare are not allowed. Phones found are returned to parents only.",
      ),
    },
    {
      title: en("Stay where you are safe"),
      text: en(
        "No one leaves the campus during school hours without a gate pass, and small children go only with the adult named on their card.",
      ),
    },
  ]),
};
