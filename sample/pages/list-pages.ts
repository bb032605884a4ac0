import { en } from "./document-parts.ts";

export const teachers = {
  head: {
    heading: en("Meet Our Dedicated Team"),
    line: en("The people who make the school what it is."),
    searchTitle: en("Our teachers"),
    searchDescription: en(
      "Meet the teachers of Adarsh Vidya Gurukul: what they teach, what they have studied and what they do at the school.",
    ),
  },
};

export const students = {
  head: {
    line: en("Search by name, roll number or class."),
    searchTitle: en("Student list"),
    searchDescription: en(
      "Students of Adarsh Vidya Gurukul by name, roll number and class, with a search over the whole list.",
    ),
  },
};

export const blog = {
  head: {
    heading: en("From our blog"),
    line: en("Teachers write about learning, growing up and school life."),
    searchTitle: en("Blog"),
    searchDescription: en(
      "Teachers of Adarsh Vidya Gurukul write about reading, science at home, the mother tongue and the small joys of a school day.",
    ),
  },
};

export const gallery = {
  head: {
    line: en("Festivals, games and ordinary happy days."),
    searchTitle: en("Gallery"),
    searchDescription: en(
      "Pictures of festivals, music, games, the kitchen garden and ordinary happy days at Adarsh Vidya Gurukul, Ujjain.",
    ),
  },
};

export const facilities = {
  head: {
    heading: en("Our Facilities"),
    line: en("Room to read, to experiment, to run about and to be looked after."),
    searchTitle: en("Facilities"),
    searchDescription: en(
      "Library, science laboratory, computer room, playground, music room and more: the facilities of Adarsh Vidya Gurukul in pictures.",
    ),
  },
};

export const alumni = {
  head: {
    heading: en("Our Alumni"),
    line: en("They sat on these benches. Look where they are now."),
    searchTitle: en("Alumni"),
    searchDescription: en(
      "Former students of Adarsh Vidya Gurukul: where they went after school, what they do today and where they live.",
    ),
  },
};
