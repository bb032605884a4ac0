import type { Sample } from "../../../core/sample/types.ts";
import type { events as declaration } from "../content/events.ts";

type Details = Partial<Pick<Sample<typeof declaration>, "endsOn" | "startsAt" | "endsAt">> & {
  place?: readonly [en: string, hi: string];
  text?: readonly [en: string, hi: string];
};

const entry = (
  kind: Sample<typeof declaration>["kind"],
  startsOn: string,
  [title, titleHi]: readonly [en: string, hi: string],
  { place, text, ...times }: Details = {},
): Sample<typeof declaration> => ({
  title,
  titleHi,
  kind,
  startsOn,
  endsOn: null,
  startsAt: null,
  endsAt: null,
  ...times,
  place: place?.[0] ?? null,
  placeHi: place?.[1] ?? null,
  description: text?.[0] ?? null,
  descriptionHi: text?.[1] ?? null,
});

const HALL = ["School hall", "विद्यालय सभागार"] as const;
const GROUND = ["Playground", "खेल मैदान"] as const;
const CLASSROOMS = ["In the classrooms", "अपनी-अपनी कक्षा में"] as const;

/** A school year in Ujjain, from its last day to its first. */
export const events: Sample<typeof declaration>[] = [
  entry(
    "meeting",
    "2027-03-27",
    ["Results and parent–teacher meeting", "परीक्षा परिणाम और अभिभावक-शिक्षक बैठक"],
    {
      startsAt: "09:00",
      endsAt: "12:30",
      place: CLASSROOMS,
      text: [
        "Report cards are given to parents only. The list of books for the new session comes with them.",
        "प्रगति पत्रक केवल अभिभावकों को दिए जाएँगे। नए सत्र की पुस्तक सूची भी साथ मिलेगी।",
      ],
    },
  ),
  entry("holiday", "2027-03-22", ["Holi", "होली"], { endsOn: "2027-03-23" }),
  entry("holiday", "2027-03-06", ["Mahashivratri", "महाशिवरात्रि"]),
  entry("examination", "2027-03-01", ["Annual examination", "वार्षिक परीक्षा"], {
    endsOn: "2027-03-13",
    startsAt: "08:30",
    text: [
      "Classes 1 to 8. School closes at 12:00 noon; the date sheet follows in February.",
      "कक्षा 1 से 8। छुट्टी दोपहर 12:00 बजे होगी; समय-सारणी फ़रवरी में मिलेगी।",
    ],
  }),
  entry("event", "2027-02-11", ["Basant Panchami: Saraswati puja", "बसंत पंचमी: सरस्वती पूजन"], {
    startsAt: "09:30",
    place: ["Under the banyan", "बरगद के नीचे"],
    text: ["Children may come in yellow.", "बच्चे पीले वस्त्रों में आ सकते हैं।"],
  }),
  entry("event", "2027-01-26", ["Republic Day: flag hoisting", "गणतंत्र दिवस: ध्वजारोहण"], {
    startsAt: "07:45",
    endsAt: "09:30",
    place: GROUND,
  }),
  entry("holiday", "2027-01-14", ["Makar Sankranti", "मकर संक्रांति"]),
  entry("event", "2027-01-08", ["Sports days", "खेल दिवस"], {
    endsOn: "2027-01-09",
    startsAt: "09:00",
    place: GROUND,
    text: [
      "Races, kabaddi, kho-kho and a tug-of-war for parents on the second afternoon.",
      "दौड़, कबड्डी, खो-खो और दूसरे दिन दोपहर को अभिभावकों की रस्साकशी।",
    ],
  }),
  entry("holiday", "2026-12-25", ["Winter holidays", "शीतकालीन अवकाश"], { endsOn: "2027-01-01" }),
  entry("event", "2026-12-18", ["Annual function", "वार्षिकोत्सव"], {
    endsOn: "2026-12-20",
    startsAt: "17:30",
    place: HALL,
    text: [
      "Nursery to Class 2 on Friday, Classes 3 to 7 on Saturday, Classes 8 to 12 on Sunday. Entry by family pass.",
      "शुक्रवार को नर्सरी से कक्षा 2, शनिवार को कक्षा 3 से 7, रविवार को कक्षा 8 से 12। प्रवेश पारिवारिक पास से।",
    ],
  }),
  entry("examination", "2026-12-07", ["Second unit test", "द्वितीय इकाई परीक्षा"], { endsOn: "2026-12-12" }),
  entry("event", "2026-12-05", ["Museum trip for Classes 6 to 8", "कक्षा 6 से 8 का संग्रहालय भ्रमण"], {
    startsAt: "06:30",
    endsAt: "19:00",
    place: ["State museum, Bhopal", "राज्य संग्रहालय, भोपाल"],
  }),
  entry("meeting", "2026-11-28", ["Parent–teacher meeting", "अभिभावक-शिक्षक बैठक"], {
    startsAt: "09:00",
    endsAt: "12:30",
    place: CLASSROOMS,
    text: [
      "Half-yearly answer books and report cards. Please come with your child.",
      "अर्धवार्षिक परीक्षा की उत्तर पुस्तिकाएँ और प्रगति पत्रक। कृपया बच्चे के साथ आएँ।",
    ],
  }),
  entry("holiday", "2026-11-24", ["Guru Nanak Jayanti", "गुरु नानक जयंती"]),
  entry("event", "2026-11-16", ["Library week", "पुस्तकालय सप्ताह"], {
    endsOn: "2026-11-21",
    place: ["Library", "पुस्तकालय"],
    text: [
      "With a book fair: every class comes in its library period, parents from 1:30 to 3:00 pm.",
      "पुस्तक मेले के साथ: हर कक्षा अपने पुस्तकालय के समय में आएगी, अभिभावक दोपहर 1:30 से 3:00 बजे तक।",
    ],
  }),
  entry("event", "2026-11-14", ["Children’s Day fair", "बाल दिवस मेला"], {
    startsAt: "10:00",
    endsAt: "13:00",
    place: GROUND,
  }),
  entry("holiday", "2026-11-06", ["Deepawali holidays", "दीपावली अवकाश"], { endsOn: "2026-11-11" }),
  entry("examination", "2026-10-22", ["Half-yearly examination", "अर्धवार्षिक परीक्षा"], {
    endsOn: "2026-10-30",
    startsAt: "08:30",
    text: ["Classes 3 to 8. School closes at 12:00 noon.", "कक्षा 3 से 8। छुट्टी दोपहर 12:00 बजे होगी।"],
  }),
  entry("holiday", "2026-10-19", ["Dussehra holidays", "दशहरा अवकाश"], { endsOn: "2026-10-20" }),
  entry("event", "2026-10-17", ["Science fair", "विज्ञान मेला"], {
    startsAt: "10:00",
    endsAt: "14:00",
    place: HALL,
  }),
  entry("holiday", "2026-10-02", ["Gandhi Jayanti", "गांधी जयंती"], {
    text: [
      "No lessons. Whoever likes joins us at 7:30 am to clean Ashram Marg.",
      "पढ़ाई नहीं होगी। जो चाहें, सुबह 7:30 बजे आश्रम मार्ग की सफ़ाई में साथ आएँ।",
    ],
  }),
  entry("event", "2026-09-14", ["Hindi Diwas: poems aloud", "हिन्दी दिवस"], {
    place: HALL,
  }),
  entry("event", "2026-09-05", ["Teachers’ Day", "शिक्षक दिवस"], { startsAt: "08:00", endsAt: "11:30" }),
  entry("holiday", "2026-09-04", ["Janmashtami", "जन्माष्टमी"]),
  entry("holiday", "2026-08-28", ["Raksha Bandhan", "रक्षाबंधन"]),
  entry("event", "2026-08-24", ["Free health check-up", "निःशुल्क स्वास्थ्य परीक्षण"], {
    endsOn: "2026-08-25",
    text: ["Nursery to Class 5.", "नर्सरी से कक्षा 5।"],
  }),
  entry("event", "2026-08-15", ["Independence Day: flag hoisting", "स्वतंत्रता दिवस: ध्वजारोहण"], {
    startsAt: "07:45",
    endsAt: "09:30",
    place: GROUND,
  }),
  entry("examination", "2026-08-03", ["First unit test", "प्रथम इकाई परीक्षा"], { endsOn: "2026-08-08" }),
  entry("meeting", "2026-07-18", ["Parent–teacher meeting", "अभिभावक-शिक्षक बैठक"], {
    startsAt: "09:00",
    endsAt: "12:00",
    place: CLASSROOMS,
  }),
  entry("event", "2026-06-15", ["School opens after the summer", "ग्रीष्मावकाश के बाद विद्यालय खुलेगा"]),
  entry("holiday", "2026-05-01", ["Summer holidays", "ग्रीष्मकालीन अवकाश"], { endsOn: "2026-06-14" }),
  entry("holiday", "2026-04-14", ["Ambedkar Jayanti", "अंबेडकर जयंती"]),
  entry("event", "2026-04-01", ["The new session begins", "नया सत्र प्रारंभ"], { startsAt: "07:30" }),
];
