import type { ServicesPage } from "../../content/pages/services.ts";
import { en, items, picture } from "./document-parts.ts";

export const services: ServicesPage = {
  head: {
    line: en("Four ways in which the school goes beyond the timetable."),
    searchTitle: en("Services"),
    searchDescription: en(
      "Online classes, extracurricular activities, personalized learning and career guidance: what the school offers beyond the timetable.",
    ),
  },
  cards: items([
    {
      name: en("Online Classes"),
      description: en(
        "When a child is ill, the road is flooded or a lesson needs going over once more, the classroom comes home. Lessons are short, live and taught by the child’s own teachers.",
      ),
      points: {
        en: [
          "Live revision from Class 3, on two evenings a week",
          "Recorded lessons that play on a simple phone",
          "Homework help by message until 7 pm",
        ],
        hi: [],
      },
      picture: picture(
        "service-online-classes",
        "A girl at home following a lesson on a tablet, her teacher smiling from the screen",
      ),
    },
    {
      name: en("Extracurricular Activities"),
      description: en(
        "Two periods a day belong to the things that no examination asks for: tabla and harmonium, folk dance, clay, chess, theatre, gardening and games. Every child tries all of them and stays with what they love.",
      ),
      points: {
        en: [
          "Twelve clubs, open to all from Class 1",
          "Coaching in kabaddi, cricket, athletics and yoga",
          "A stage for everyone at the annual function",
        ],
        hi: [],
      },
      picture: picture(
        "service-extracurricular",
        "Children busy with drums, paints and a chessboard in the activity hall",
      ),
    },
    {
      name: en("Personalized Learning"),
      description: en(
        "No two children learn at the same pace. Teachers keep a small record for each child, notice early where help is wanted, and give the quick ones something worth their while.",
      ),
      points: {
        en: [
          "Groups of six for reading and arithmetic in the primary classes",
          "A remedial period every day, without extra fee",
          "A talk with parents four times a year",
        ],
        hi: [],
      },
      picture: picture(
        "service-personalized-learning",
        "A teacher working at a low table with one boy while other children read nearby",
      ),
    },
    {
      name: en("Career Guidance"),
      description: en(
        "From Class 8 onwards we help students find out what they are good at and where it may lead. Former pupils come back to tell them, honestly, what their working day is like.",
      ),
      points: {
        en: [
          "Aptitude sessions and choice of stream in Classes 9 and 10",
          "Visits to a hospital, a workshop, a farm and a bank",
          "Help with scholarship and college forms in Class 12",
        ],
        hi: [],
      },
      picture: picture(
        "service-career-guidance",
        "A counsellor talking with two older students over a chart of professions",
      ),
    },
  ]),
  question: {
    heading: en("Which of these would help your child?"),
    line: en("Tell us a little about your child, and a teacher will ring you back."),
  },
};
