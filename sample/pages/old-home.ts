import type { HomePage } from "./schemas.ts";

export const home: HomePage = {
  slides: [
    {
      heading: "A school that knows every child by name",
      line: "Nursery to Class 12, on a green campus in the heart of Ujjain.",
      picture: {
        key: "hero-school-building",
        alt: "The maroon and cream school building with its arcaded verandahs, children walking in through the gate",
      },
    },
    {
      heading: "The day begins together",
      line: "Prayer, a thought for the day and the news, read aloud by the children themselves.",
      picture: {
        key: "hero-morning-assembly",
        alt: "Children standing in rows with joined hands at morning assembly while a girl reads the thought for the day",
      },
    },
    {
      heading: "Lessons under the old banyan",
      line: "Some things are still learnt best in the shade of a tree.",
      picture: {
        key: "hero-banyan-courtyard",
        alt: "A teacher and children sitting in a circle under the banyan tree in the courtyard",
      },
    },
    {
      heading: "Curious minds, patient teachers",
      line: "Small classes, where no question is too small to ask.",
      picture: {
        key: "hero-classroom",
        alt: "A bright classroom with children at their desks facing the blackboard, one of them with her hand up",
      },
    },
    {
      heading: "Fourteen thousand books, one quiet room",
      line: "Every class has two library periods a week, and every child a library card.",
      picture: { key: "hero-library", alt: "Children reading between tall shelves in the school library" },
    },
    {
      heading: "Play hard, play fair",
      line: "Kabaddi, cricket, athletics and yoga: every child takes the field.",
      picture: {
        key: "hero-sports-day",
        alt: "Children racing on the school ground on sports day, with bunting above",
      },
    },
    {
      heading: "Proud of where we come from",
      line: "On Republic Day the whole school marches, and the youngest lead.",
      picture: {
        key: "hero-republic-day",
        alt: "Children saluting the Indian flag during the Republic Day parade",
      },
    },
    {
      heading: "Every child gets a turn on stage",
      line: "Three evenings of music, dance and theatre at our annual function.",
      picture: {
        key: "hero-annual-function",
        alt: "Children in bright costumes dancing on a lit stage at the annual function",
      },
    },
  ],
  noticePopup: { heading: "Notice Board" },
  principalsDesk: {
    heading: "From the Principal’s Desk",
    line: "A word to parents from the two people your child will meet at the gate each morning.",
    cards: [
      {
        name: "Dr Sudha Vyas",
        title: "Principal",
        description:
          "When parents ask me what makes a good school, I tell them to come at half past seven and watch the children arrive. If they run in, the rest will follow. We teach the syllabus with care; but first we see to it that your child feels safe, is listened to, and wants to come back tomorrow.",
        picture: { key: "portrait-principal", alt: "Dr Sudha Vyas, Principal" },
      },
      {
        name: "Shri Harish Chandra Mehta",
        title: "HeadMaster",
        description:
          "The small classes are where everything is decided. A child who has learnt to read with joy, to count without fear and to wait for a turn will manage the years that follow. In the primary wing we give these things the time they need, and we keep you informed every step of the way.",
        picture: { key: "portrait-headmaster", alt: "Shri Harish Chandra Mehta, Headmaster" },
      },
    ],
  },
  taglineBanner: {
    text: "In the old gurukul, teacher and pupil lived and learnt side by side. We have kept the closeness and the respect, and added laboratories, computers and a school bus.",
    picture: {
      key: "tagline-gurukul",
      alt: "A teacher seated under a tree, explaining a book to attentive children, with the modern school building behind",
    },
  },
  facts: {
    heading: "The school in numbers",
    items: [
      { value: "1973", label: "the year we opened, with 49 children" },
      { value: "1,240", label: "children on the rolls today" },
      { value: "62", label: "teachers, most of them with us for over ten years" },
      { value: "14,000", label: "books in the library, in three languages" },
    ],
  },
  facilities: {
    heading: "Our Facilities",
    line: "Room to read, to experiment, to run about and to be looked after.",
  },
  noticeBoard: {
    heading: "Notice Board",
    line: "Holidays, examinations, meetings: what parents need to know this week.",
  },
  topStudents: {
    heading: "Our Top Students",
    line: "Well done! These children topped their classes in the last annual examination.",
  },
  foundationSubjects: {
    heading: "Our Foundation Subjects",
    line: "Everything that comes later is built on these. We take our time over them.",
    picture: {
      key: "foundation-subjects",
      alt: "A table laid with books, an abacus, a globe, a paintbox and a magnifying glass, standing for the subjects of the primary classes",
    },
    subjects: [
      { name: "Hindi", nameHi: "हिन्दी", line: "Reading, writing and reciting in the language of home" },
      { name: "English", nameHi: "अंग्रेज़ी", line: "Spoken from Nursery, written with confidence by Class 5" },
      { name: "Mathematics", nameHi: "गणित", line: "From beads and blocks to quick and sure reckoning" },
      {
        name: "Environmental Studies",
        nameHi: "पर्यावरण अध्ययन",
        line: "The garden, the river and the street as textbooks",
      },
      { name: "Sanskrit", nameHi: "संस्कृत", line: "Shlokas and stories first, grammar afterwards" },
      {
        name: "Art and Music",
        nameHi: "कला और संगीत",
        line: "Clay, colour, tabla and harmonium for every child",
      },
    ],
  },
  admissions: {
    heading: "Admissions open for 2027-28",
    line: "Come and see the school on a working day. Bring your child along, and stay for the morning assembly.",
    steps: [
      "Ring the office or write to us, and choose a morning for your visit.",
      "Collect the form; the application fee is ₹500 for every class.",
      "Meet the class teacher. There is no entrance test up to Class 5.",
    ],
    primaryLink: { label: "Arrange a visit", href: "/contact" },
    secondaryLink: { label: "See the fee structure", href: "/fees" },
  },
  blog: {
    heading: "From Our Blog",
    line: "Teachers write about learning, growing up and school life.",
  },
  gallery: {
    heading: "Life at School",
    line: "A few moments from this year.",
  },
  alumni: {
    heading: "Our Alumni",
    line: "They sat on these benches. Look where they are now.",
  },
};
