import type { ServicesPage } from "./schemas.ts";

export const services: ServicesPage = {
  cards: [
    {
      name: "Online Classes",
      description:
        "When a child is ill, the road is flooded or a lesson needs going over once more, the classroom comes home. Lessons are short, live and taught by the child’s own teachers.",
      points: [
        "Live revision from Class 3, on two evenings a week",
        "Recorded lessons that play on a simple phone",
        "Homework help by message until 7 pm",
      ],
      picture: {
        key: "service-online-classes",
        alt: "A girl at home following a lesson on a tablet, her teacher smiling from the screen",
      },
    },
    {
      name: "Extracurricular Activities",
      description:
        "Two periods a day belong to the things that no examination asks for: tabla and harmonium, folk dance, clay, chess, theatre, gardening and games. Every child tries all of them and stays with what they love.",
      points: [
        "Twelve clubs, open to all from Class 1",
        "Coaching in kabaddi, cricket, athletics and yoga",
        "A stage for everyone at the annual function",
      ],
      picture: {
        key: "service-extracurricular",
        alt: "Children busy with drums, paints and a chessboard in the activity hall",
      },
    },
    {
      name: "Personalized Learning",
      description:
        "No two children learn at the same pace. Teachers keep a small record for each child, notice early where help is wanted, and give the quick ones something worth their while.",
      points: [
        "Groups of six for reading and arithmetic in the primary classes",
        "A remedial period every day, without extra fee",
        "A talk with parents four times a year",
      ],
      picture: {
        key: "service-personalized-learning",
        alt: "A teacher working at a low table with one boy while other children read nearby",
      },
    },
    {
      name: "Career Guidance",
      description:
        "From Class 8 onwards we help students find out what they are good at and where it may lead. Former pupils come back to tell them, honestly, what their working day is like.",
      points: [
        "Aptitude sessions and choice of stream in Classes 9 and 10",
        "Visits to a hospital, a workshop, a farm and a bank",
        "Help with scholarship and college forms in Class 12",
      ],
      picture: {
        key: "service-career-guidance",
        alt: "A counsellor talking with two older students over a chart of professions",
      },
    },
  ],
  question: {
    heading: "Which of these would help your child?",
    line: "Tell us a little about your child, and a teacher will ring you back.",
  },
};
