import type { AboutPage } from "../../content/pages/about.ts";
import { en, items, NOTHING, picture } from "./document-parts.ts";

export const about: AboutPage = {
  head: {
    line: en("Fifty years of teaching, and still learning."),
    searchTitle: en("About the school"),
    searchDescription: en(
      "Our vision and mission, the managing committee, the story of the school since 1973, and the board results of our students.",
    ),
  },
  vision: {
    heading: en("Our Vision"),
    text: en(
      "We want children to leave this school able to think for themselves, to speak the truth kindly and to be of use to others. Marks open doors; character decides what a person does after walking through them.\n\nThe word gurukul means the teacher’s household. We hold on to what was best in it: a teacher who knows each pupil, work done with one’s own hands, and learning as a way of life rather than a race. Around it we have built a school of our own time, with science, computers and the wide world in it.",
    ),
    picture: picture(
      "vision",
      "A girl and a boy in school uniform looking up at the morning sky from the school steps",
    ),
  },
  mission: {
    heading: en("Our Mission"),
    text: en(
      "To give every child who comes to us, whatever the family’s means, a sound education and a happy childhood.",
    ),
    picture: picture(
      "mission",
      "A teacher bending over a desk to help a child write, while classmates read and paint around them",
    ),
    points: {
      en: [
        "Teach each child to read, write and reckon with confidence before anything else.",
        "Keep classes small enough for every voice to be heard.",
        "Give art, music, sport and work in the garden the same respect as textbooks.",
        "Honour the mother tongue, and open the door to English and Sanskrit.",
        "Work with parents as partners, and tell them the truth about their child’s progress.",
        "Practise what we teach: punctuality, cleanliness, courtesy and care for living things.",
      ],
      hi: [],
    },
  },
  committee: {
    heading: en("Management Committee"),
    text: en(
      "The school belongs to a registered society and is looked after by a committee of nine people from the town: teachers, a doctor, shopkeepers, a farmer and parents of former students. They serve for three years at a time and take no payment.\n\nThe committee meets on the first Saturday of every month. Parents who wish to raise a matter may write to the secretary through the school office.",
    ),
  },
  history: {
    heading: en("Our History"),
    text: en(
      "In the summer of 1973 two teachers and a retired postmaster rented three rooms and a courtyard beside a banyan tree. On the first morning 49 students came, carrying slates. There were only pre-primary classes at first; a new class was added each year as those children grew.\n\nIn 1983 the school was registered, and soon afterwards it moved to its present campus. The banyan in the courtyard today was grown from a cutting of the first one. Many of our pupils are the grandchildren of those 49.",
    ),
    picture: picture(
      "history",
      "The school in its early days: a small tiled house beside a banyan tree, children with slates sitting outside",
    ),
    facts: items([
      { value: en("1973"), label: en("Established") },
      { value: en("1983"), label: en("Registered") },
      { value: en("49"), label: en("Students at the start") },
      { value: en("Pre-primary"), label: en("The classes we began with") },
    ]),
    milestones: items([
      {
        year: 1973,
        title: en("Established"),
        text: en("The school opens in three rented rooms with 49 students and pre-primary classes only."),
      },
      {
        year: 1978,
        title: en("Primary school complete"),
        text: en("The first children reach Class 5, and nobody wants to leave."),
      },
      {
        year: 1983,
        title: en("Registered"),
        text: en("The school is registered, and the society buys the land on Ashram Marg."),
      },
      {
        year: 1991,
        title: en("A building of our own"),
        text: en("Classes move into the new two-storey building with its verandahs and library."),
      },
      {
        year: 2002,
        title: en("First board class"),
        text: en("Twenty-six students sit for the Class 10 board examination; all pass."),
      },
      {
        year: 2009,
        title: en("Up to Class 12"),
        text: en("Arts, Commerce, Mathematics and Biology streams are opened."),
      },
      {
        year: 2023,
        title: en("Golden jubilee"),
        text: en("Fifty years: three generations of pupils meet under the banyan."),
      },
    ]),
  },
  achievements: {
    heading: en("Our Achievements"),
    line: en("The results of our students in the board examinations."),
    results: items([
      {
        session: "2023-24",
        class: en("Class 10"),
        appeared: 84,
        passed: 84,
        firstDivision: 63,
        highestPercent: 97.2,
        remark: en("Every student of Class 10 passed, three out of four of them in the first division."),
      },
      {
        session: "2023-24",
        class: en("Class 12"),
        appeared: 71,
        passed: 70,
        firstDivision: 52,
        highestPercent: 96,
        remark: NOTHING,
      },
      {
        session: "2021-22",
        class: en("Class 10"),
        appeared: 78,
        passed: 76,
        firstDivision: 51,
        highestPercent: 96.4,
        remark: en(
          "The first full session after the long closure, and a result the whole school had worked for.",
        ),
      },
      {
        session: "2021-22",
        class: en("Class 12"),
        appeared: 64,
        passed: 62,
        firstDivision: 43,
        highestPercent: 94.8,
        remark: NOTHING,
      },
    ]),
    honours: {
      en: [
        "District winners in junior kabaddi, girls and boys, in 2024 and 2025",
        "First prize for the working model of a rainwater tank at the divisional science fair, 2025",
        "Three thousand trees planted along the canal by our eco club since 2016",
      ],
      hi: [],
    },
  },
};
