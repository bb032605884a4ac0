import type { HomePage } from "../../content/pages/home.ts";
import { both, en, items, picture } from "./document-parts.ts";

export const home: HomePage = {
  head: {
    heading: en("Adarsh Vidya Gurukul"),
    line: en("A modern gurukul in the heart of Ujjain, from Nursery to Class 12."),
    searchTitle: en("A modern gurukul in Ujjain"),
    searchDescription: en(
      "A modern gurukul in Ujjain for children from Nursery to Class 12. Notices, admissions, fees, facilities, activities and school life.",
    ),
  },
  slides: items([
    {
      heading: en("A school that knows every child by name"),
      line: en("Nursery to Class 12, on a green campus in the heart of Ujjain."),
      picture: picture(
        "hero-school-building",
        "The maroon and cream school building with its arcaded verandahs, children walking in through the gate",
      ),
    },
    {
      heading: en("The day begins together"),
      line: en("Prayer, a thought for the day and the news, read aloud by the children themselves."),
      picture: picture(
        "hero-morning-assembly",
        "Children standing in rows with joined hands at morning assembly while a girl reads the thought for the day",
      ),
    },
    {
      heading: en("Lessons under the old banyan"),
      line: en("Some things are still learnt best in the shade of a tree."),
      picture: picture(
        "hero-banyan-courtyard",
        "A teacher and children sitting in a circle under the banyan tree in the courtyard",
      ),
    },
    {
      heading: en("Curious minds, patient teachers"),
      line: en("Small classes, where no question is too small to ask."),
      picture: picture(
        "hero-classroom",
        "A bright classroom with children at their desks facing the blackboard, one of them with her hand up",
      ),
    },
    {
      heading: en("Fourteen thousand books, one quiet room"),
      line: en("Every class has two library periods a week, and every child a library card."),
      picture: picture("hero-library", "Children reading between tall shelves in the school library"),
    },
    {
      heading: en("Play hard, play fair"),
      line: en("Kabaddi, cricket, athletics and yoga: every child takes the field."),
      picture: picture(
        "hero-sports-day",
        "Children racing on the school ground on sports day, with bunting above",
      ),
    },
    {
      heading: en("Proud of where we come from"),
      line: en("On Republic Day the whole school marches, and the youngest lead."),
      picture: picture(
        "hero-republic-day",
        "Children saluting the Indian flag during the Republic Day parade",
      ),
    },
    {
      heading: en("Every child gets a turn on stage"),
      line: en("Three evenings of music, dance and theatre at our annual function."),
      picture: picture(
        "hero-annual-function",
        "Children in bright costumes dancing on a lit stage at the annual function",
      ),
    },
  ]),
  principalsDesk: {
    heading: en("From the Principal’s Desk"),
    line: en("A word to parents from the two people your child will meet at the gate each morning."),
    cards: items([
      {
        name: en("Dr Sudha Vyas"),
        title: en("Principal"),
        description: en(
          "When parents ask me what makes a good school, I tell them to come at half past seven and watch the children arrive. If they run in, the rest will follow. We teach the syllabus with care; but first we see to it that your child feels safe, is listened to, and wants to come back tomorrow.",
        ),
        picture: picture("portrait-principal", "Dr Sudha Vyas, Principal"),
      },
      {
        name: en("Shri Harish Chandra Mehta"),
        title: en("HeadMaster"),
        description: en(
          "The small classes are where everything is decided. A child who has learnt to read with joy, to count without fear and to wait for a turn will manage the years that follow. In the primary wing we give these things the time they need, and we keep you informed every step of the way.",
        ),
        picture: picture("portrait-headmaster", "Shri Harish Chandra Mehta, Headmaster"),
      },
    ]),
  },
  taglineBanner: {
    text: en(
      "In the old gurukul, teacher and pupil lived and learnt side by side. We have kept the closeness and the respect, and added laboratories, computers and a school bus.",
    ),
    picture: picture(
      "tagline-gurukul",
      "A teacher seated under a tree, explaining a book to attentive children, with the modern school building behind",
    ),
  },
  facilities: {
    heading: en("Our Facilities"),
    line: en("Room to read, to experiment, to run about and to be looked after."),
  },
  noticeBoard: {
    heading: en("Notice Board"),
    line: en("Holidays, examinations, meetings: what parents need to know this week."),
  },
  facts: {
    heading: en("The school in numbers"),
    items: items([
      { value: en("1973"), label: en("the year we opened, with 49 children") },
      { value: en("1,240"), label: en("children on the rolls today") },
      { value: en("62"), label: en("teachers, most of them with us for over ten years") },
      { value: en("14,000"), label: en("books in the library, in three languages") },
    ]),
  },
  topStudents: {
    heading: en("Our Top Students"),
    line: en("Well done! These children topped their classes in the last annual examination."),
  },
  foundationSubjects: {
    heading: en("Our Foundation Subjects"),
    line: en("Everything that comes later is built on these. We take our time over them."),
    picture: picture(
      "foundation-subjects",
      "A table laid with books, an abacus, a globe, a paintbox and a magnifying glass, standing for the subjects of the primary classes",
    ),
    subjects: items([
      { name: both("Hindi", "हिन्दी"), line: en("Reading, writing and reciting in the language of home") },
      { name: both("English", "अंग्रेज़ी"), line: en("Spoken from Nursery, written with confidence by Class 5") },
      { name: both("Mathematics", "गणित"), line: en("From beads and blocks to quick and sure reckoning") },
      {
        name: both("Environmental Studies", "पर्यावरण अध्ययन"),
        line: en("The garden, the river and the street as textbooks"),
      },
      { name: both("Sanskrit", "संस्कृत"), line: en("Shlokas and stories first, grammar afterwards") },
      {
        name: both("Art and Music", "कला और संगीत"),
        line: en("Clay, colour, tabla and harmonium for every child"),
      },
    ]),
  },
  admissions: {
    heading: en("Admissions open for 2027-28"),
    line: en(
      "Come and see the school on a working day. Bring your child along, and stay for the morning assembly.",
    ),
    steps: {
      en: [
        "Ring the office or write to us, and choose a morning for your visit.",
        "Collect the form; the application fee is ₹500 for every class.",
        "Meet the class teacher. There is no entrance test up to Class 5.",
      ],
      hi: [],
    },
  },
  alumni: { heading: en("Our Alumni"), line: en("They sat on these benches. Look where they are now.") },
  blog: {
    heading: en("From Our Blog"),
    line: en("Teachers write about learning, growing up and school life."),
  },
  gallery: { heading: en("Life at School"), line: en("A few moments from this year.") },
};
