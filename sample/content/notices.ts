import type { SampleNotice } from "./types.ts";

export const notices: SampleNotice[] = [
  {
    title: "Annual function on 18, 19 and 20 December",
    description:
      "The annual function begins at 5:30 pm each evening: Nursery to Class 2 on Friday, Classes 3 to 7 on Saturday and Classes 8 to 12 on Sunday. Entry is by the family pass that your child will bring home in the first week of December.",
    date: "2026-11-14",
    picture: "event-annual-day",
  },
  {
    title: "Winter timings from 23 November",
    description:
      "From Monday, 23 November everything begins one hour later: the gate opens at 8:30 am for Classes 1 to 12 and at 8:50 am for the little ones. Buses follow the new timings. Please send a maroon sweater, and a cap with the younger children.",
    date: "2026-11-13",
    circular: "winter-timings",
  },
  {
    title: "School closed for Guru Nanak Jayanti",
    description:
      "The school and the office remain closed on Tuesday, 24 November. The fee counter opens again on Wednesday at 8:30 am.",
    date: "2026-11-12",
  },
  {
    title: "Parent–teacher meeting on 28 November",
    description:
      "Half-yearly answer books and report cards will be shown on Saturday, 28 November between 9:00 am and 12:30 pm. Please come with your child, and take a turn with each subject teacher.",
    date: "2026-11-10",
  },
  {
    title: "दीपावली अवकाश: 6 से 11 नवंबर",
    description:
      "दीपावली के अवसर पर विद्यालय 6 नवंबर (शुक्रवार) से 11 नवंबर (बुधवार) तक बंद रहेगा। कक्षाएँ 12 नवंबर, गुरुवार से नियमित समय पर लगेंगी। सभी परिवारों को दीपावली की हार्दिक शुभकामनाएँ।",
    date: "2026-11-02",
  },
  {
    title: "Third fee instalment due by 15 December",
    description:
      "Parents may pay at the office counter in cash, by cheque or by UPI between 8:30 am and 1:00 pm. If you need more time, meet the Principal before the due date and no late fee will be charged.",
    date: "2026-10-30",
  },
  {
    title: "Museum trip for Classes 6 to 8 on 5 December",
    description:
      "We are taking Classes 6 to 8 to the state museum in Bhopal. The signed consent slip and ₹350 must reach the class teacher by 25 November. The circular gives timings, meals and what to bring.",
    date: "2026-10-28",
    circular: "museum-trip",
  },
  {
    title: "Half-yearly examination: date sheet",
    description:
      "The half-yearly examination of Classes 3 to 8 begins on 22 October and ends on 30 October. School closes at 12:00 noon on examination days; buses run accordingly. The full date sheet is attached.",
    date: "2026-10-05",
    circular: "half-yearly-examination",
  },
  {
    title: "Gandhi Jayanti: an hour for our street",
    description:
      "On Friday, 2 October at 7:30 am children of Classes 6 to 12, teachers and any parents who wish to join will clean Ashram Marg from the gate to Shipra Garden. Gloves and brooms will be provided; breakfast follows under the banyan.",
    date: "2026-09-28",
  },
  {
    title: "Science fair: models and ideas wanted",
    description:
      "The science fair will be held on Saturday, 17 October. Working models made of waste material are especially welcome. Give your name and your idea to the science teacher by 30 September; help with tools is available every afternoon.",
    date: "2026-09-18",
    picture: "event-science-fair",
  },
  {
    title: "हिन्दी दिवस पर काव्य-पाठ प्रतियोगिता",
    description:
      "14 सितंबर, सोमवार को प्रार्थना सभा के बाद कक्षा 3 से 8 के विद्यार्थी अपनी पसंद की कविता सुनाएँगे। समय-सीमा तीन मिनट है। इच्छुक विद्यार्थी 11 सितंबर तक अपना नाम कक्षाध्यापक को दें।",
    date: "2026-09-08",
  },
  {
    title: "Teachers’ Day: Class 12 takes over",
    description:
      "On Saturday, 5 September the students of Class 12 will teach all classes until the short break. A programme for the teachers follows in the hall. School gets over at 11:30 am.",
    date: "2026-09-01",
  },
  {
    title: "Free health check-up, 24 and 25 August",
    description:
      "Two doctors and an optician will examine the children of Nursery to Class 5: eyes, ears, teeth, height and weight. Please fill in the health card, and come along if your child is nervous.",
    date: "2026-08-19",
    circular: "health-check-up",
  },
  {
    title: "Independence Day programme",
    description:
      "The flag will be hoisted at 7:45 am on Saturday, 15 August. Parents are warmly invited. Children come in full uniform; sweets are distributed at 9:30 am, after which the buses leave.",
    date: "2026-08-10",
  },
];
