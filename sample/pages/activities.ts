import type { ActivitiesPage } from "../../content/pages/activities.ts";
import { en, items, picture } from "./document-parts.ts";

export const activities: ActivitiesPage = {
  head: {
    line: en("What happens between the lessons, and quite often during them."),
    searchTitle: en("Activities"),
    searchDescription: en(
      "School events, sports, classroom activities and field trips at Adarsh Vidya Gurukul, in pictures from the past year.",
    ),
  },
  events: {
    heading: en("School Events"),
    line: en("The days that everyone waits for, and remembers."),
    items: items([
      {
        caption: en("Annual Day: three evenings, and every child on stage"),
        picture: picture(
          "event-annual-day",
          "Children in costume as a lion, a hare, a peacock and a tree on the decorated stage on Annual Day",
        ),
      },
      {
        caption: en("Independence Day in the courtyard"),
        picture: picture(
          "event-independence-day",
          "The Indian flag being hoisted in the courtyard while children stand and salute",
        ),
      },
      {
        caption: en("Lamps made and lit by the children before Diwali"),
        picture: picture(
          "event-diwali-lamps",
          "Children setting out small clay lamps around a rangoli at dusk",
        ),
      },
      {
        caption: en("The science fair, where the makers explain"),
        picture: picture(
          "event-science-fair",
          "Children explaining their working models, a foaming volcano and a windmill, at the science fair",
        ),
      },
      {
        caption: en("Teachers’ Day, when Class 12 takes the classes"),
        picture: picture(
          "event-teachers-day",
          "Children giving flowers and a hand-made card to their teacher in a decorated classroom",
        ),
      },
      {
        caption: en("Yellow everywhere on Basant Panchami"),
        picture: picture(
          "event-basant-panchami",
          "Children dressed in yellow with flowers and books at the Basant Panchami celebration",
        ),
      },
    ]),
  },
  sports: {
    heading: en("Sports Activities"),
    line: en("An hour on the ground every day, whatever the marks."),
    items: items([
      {
        caption: en("Inter-house cricket on Saturdays"),
        picture: picture(
          "sport-cricket",
          "A boy batting in a cricket match on the school ground in the late afternoon",
        ),
      },
      {
        caption: en("Kabaddi, our pride in the district"),
        picture: picture(
          "sport-kabaddi",
          "A kabaddi raid: girls in green closing in on the raider in yellow",
        ),
      },
      {
        caption: en("Yoga before the first lesson"),
        picture: picture("sport-yoga", "Children balancing in the tree pose on mats in the morning light"),
      },
      {
        caption: en("The relay that decides the house cup"),
        picture: picture("sport-relay-race", "A runner passing the baton to her team-mate in a relay race"),
      },
    ]),
  },
  classroom: {
    heading: en("Classroom Activities"),
    line: en("Learning with the hands, the eyes and the ears."),
    items: items([
      {
        caption: en("Letters at the blackboard, Class 1"),
        picture: picture("class-blackboard", "A child writing Devanagari letters on the blackboard"),
      },
      {
        caption: en("Reading circle, Class 3"),
        picture: picture(
          "class-reading-circle",
          "Children sitting in a circle on a carpet, reading storybooks aloud",
        ),
      },
      {
        caption: en("What floats and what sinks, Class 4"),
        picture: picture("class-science-table", "Children trying an experiment at the science table"),
      },
      {
        caption: en("Quick fingers on the abacus, Class 2"),
        picture: picture("class-abacus", "Two children counting beads on an abacus"),
      },
      {
        caption: en("Saturday painting, Class 5"),
        picture: picture("class-painting", "Children painting bright pictures at their tables"),
      },
      {
        caption: en("First programs in the computer room, Class 6"),
        picture: picture("class-computers", "Children working in pairs at computers with their teacher"),
      },
    ]),
  },
  trips: {
    heading: en("Field Trips"),
    line: en("Lunch box, water bottle, notebook, and off we go."),
    items: items([
      {
        caption: en("A morning at the zoo, Classes 1 and 2"),
        picture: picture(
          "trip-zoo",
          "Children at the railing of the zoo with their teacher, watching an elephant spray water",
        ),
      },
      {
        caption: en("The museum of our old town, Classes 6 to 8"),
        picture: picture(
          "trip-museum",
          "Children drawing and imitating the stone sculpture of a dancer in the museum gallery",
        ),
      },
      {
        caption: en("Where our wheat comes from, Classes 3 to 5"),
        picture: picture(
          "trip-farm",
          "Children visiting a farm, with a farmer showing them a sheaf of wheat",
        ),
      },
    ]),
  },
};
