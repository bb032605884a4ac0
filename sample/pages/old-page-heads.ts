import type { PageHeads } from "./schemas.ts";

export const pageHeads: PageHeads = {
  "/": {
    title: "A modern gurukul in Ujjain",
    description:
      "A modern gurukul in Ujjain for children from Nursery to Class 12. Notices, admissions, fees, facilities, activities and school life.",
    heading: "Adarsh Vidya Gurukul",
    line: "A modern gurukul in the heart of Ujjain, from Nursery to Class 12.",
  },
  "/about": {
    title: "About the school",
    description:
      "Our vision and mission, the managing committee, the story of the school since 1973, and the board results of our students.",
    heading: "About our school",
    line: "Fifty years of teaching, and still learning.",
  },
  "/services": {
    title: "Services",
    description:
      "Online classes, extracurricular activities, personalized learning and career guidance: what the school offers beyond the timetable.",
    heading: "What we offer",
    line: "Four ways in which the school goes beyond the timetable.",
  },
  "/blog": {
    title: "Blog",
    description:
      "Teachers of Adarsh Vidya Gurukul write about reading, science at home, the mother tongue and the small joys of a school day.",
    heading: "From our blog",
    line: "Teachers write about learning, growing up and school life.",
  },
  "/gallery": {
    title: "Gallery",
    description:
      "Pictures of festivals, music, games, the kitchen garden and ordinary happy days at Adarsh Vidya Gurukul, Ujjain.",
    heading: "Gallery",
    line: "Festivals, games and ordinary happy days.",
  },
  "/contact": {
    title: "Contact us",
    description:
      "Telephone, email, office hours and the way to Adarsh Vidya Gurukul in Ujjain, and a form to send us your question.",
    heading: "Contact us",
    line: "We answer every message, usually by the next working day.",
  },
  "/teachers": {
    title: "Our teachers",
    description:
      "Meet the teachers of Adarsh Vidya Gurukul: what they teach, what they have studied and what they do at the school.",
    heading: "Meet Our Dedicated Team",
    line: "The people who make the school what it is.",
  },
  "/students": {
    title: "Student list",
    description:
      "Students of Adarsh Vidya Gurukul by name, roll number and class, with a search over the whole list.",
    heading: "Our Students",
    line: "Search by name, roll number or class.",
  },
  "/management": {
    title: "Management desk",
    description:
      "The president, the secretary and the members of the managing committee of Adarsh Vidya Gurukul, with their messages to parents.",
    heading: "Management Desk",
    line: "Those who carry the responsibility for the school, without pay and with pleasure.",
  },
  "/discipline": {
    title: "Discipline cell",
    description:
      "The two teachers in charge of discipline at Adarsh Vidya Gurukul, and the eight guidelines that every child and parent should know.",
    heading: "Discipline at our school",
    line: "Firm, kind and the same for everyone.",
  },
  "/fees": {
    title: "Fee structure",
    description:
      "Application fee, admission fee and the three instalments for every class from Nursery to Class 12, as a table in Hindi.",
    heading: "Fee Structure",
    line: "What each class costs in a year, and when it is due.",
  },
  "/facilities": {
    title: "Facilities",
    description:
      "Library, science laboratory, computer room, playground, music room and more: the facilities of Adarsh Vidya Gurukul in pictures.",
    heading: "Our Facilities",
    line: "Room to read, to experiment, to run about and to be looked after.",
  },
  "/activities": {
    title: "Activities",
    description:
      "School events, sports, classroom activities and field trips at Adarsh Vidya Gurukul, in pictures from the past year.",
    heading: "Activities",
    line: "What happens between the lessons, and quite often during them.",
  },
  "/alumni": {
    title: "Alumni",
    description:
      "Former students of Adarsh Vidya Gurukul: where they went after school, what they do today and where they live.",
    heading: "Our Alumni",
    line: "They sat on these benches. Look where they are now.",
  },
};
