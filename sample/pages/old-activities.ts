import type { ActivitiesPage } from "./schemas.ts";

export const activities: ActivitiesPage = {
  groups: [
    {
      heading: "School Events",
      line: "The days that everyone waits for, and remembers.",
      items: [
        {
          caption: "Annual Day: three evenings, and every child on stage",
          picture: {
            key: "event-annual-day",
            alt: "Children in costume as a lion, a hare, a peacock and a tree on the decorated stage on Annual Day",
          },
        },
        {
          caption: "Independence Day in the courtyard",
          picture: {
            key: "event-independence-day",
            alt: "The Indian flag being hoisted in the courtyard while children stand and salute",
          },
        },
        {
          caption: "Lamps made and lit by the children before Diwali",
          picture: {
            key: "event-diwali-lamps",
            alt: "Children setting out small clay lamps around a rangoli at dusk",
          },
        },
        {
          caption: "The science fair, where the makers explain",
          picture: {
            key: "event-science-fair",
            alt: "Children explaining their working models, a foaming volcano and a windmill, at the science fair",
          },
        },
        {
          caption: "Teachers’ Day, when Class 12 takes the classes",
          picture: {
            key: "event-teachers-day",
            alt: "Children giving flowers and a hand-made card to their teacher in a decorated classroom",
          },
        },
        {
          caption: "Yellow everywhere on Basant Panchami",
          picture: {
            key: "event-basant-panchami",
            alt: "Children dressed in yellow with flowers and books at the Basant Panchami celebration",
          },
        },
      ],
    },
    {
      heading: "Sports Activities",
      line: "An hour on the ground every day, whatever the marks.",
      items: [
        {
          caption: "Inter-house cricket on Saturdays",
          picture: {
            key: "sport-cricket",
            alt: "A boy batting in a cricket match on the school ground in the late afternoon",
          },
        },
        {
          caption: "Kabaddi, our pride in the district",
          picture: {
            key: "sport-kabaddi",
            alt: "A kabaddi raid: girls in green closing in on the raider in yellow",
          },
        },
        {
          caption: "Yoga before the first lesson",
          picture: {
            key: "sport-yoga",
            alt: "Children balancing in the tree pose on mats in the morning light",
          },
        },
        {
          caption: "The relay that decides the house cup",
          picture: {
            key: "sport-relay-race",
            alt: "A runner passing the baton to her team-mate in a relay race",
          },
        },
      ],
    },
    {
      heading: "Classroom Activities",
      line: "Learning with the hands, the eyes and the ears.",
      items: [
        {
          caption: "Letters at the blackboard, Class 1",
          picture: { key: "class-blackboard", alt: "A child writing Devanagari letters on the blackboard" },
        },
        {
          caption: "Reading circle, Class 3",
          picture: {
            key: "class-reading-circle",
            alt: "Children sitting in a circle on a carpet, reading storybooks aloud",
          },
        },
        {
          caption: "What floats and what sinks, Class 4",
          picture: { key: "class-science-table", alt: "Children trying an experiment at the science table" },
        },
        {
          caption: "Quick fingers on the abacus, Class 2",
          picture: { key: "class-abacus", alt: "Two children counting beads on an abacus" },
        },
        {
          caption: "Saturday painting, Class 5",
          picture: { key: "class-painting", alt: "Children painting bright pictures at their tables" },
        },
        {
          caption: "First programs in the computer room, Class 6",
          picture: {
            key: "class-computers",
            alt: "Children working in pairs at computers with their teacher",
          },
        },
      ],
    },
    {
      heading: "Field Trips",
      line: "Lunch box, water bottle, notebook, and off we go.",
      items: [
        {
          caption: "A morning at the zoo, Classes 1 and 2",
          picture: {
            key: "trip-zoo",
            alt: "Children at the railing of the zoo with their teacher, watching an elephant spray water",
          },
        },
        {
          caption: "The museum of our old town, Classes 6 to 8",
          picture: {
            key: "trip-museum",
            alt: "Children drawing and imitating the stone sculpture of a dancer in the museum gallery",
          },
        },
        {
          caption: "Where our wheat comes from, Classes 3 to 5",
          picture: {
            key: "trip-farm",
            alt: "Children visiting a farm, with a farmer showing them a sheaf of wheat",
          },
        },
      ],
    },
  ],
};
