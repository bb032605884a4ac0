import { both } from "../../../core/sample/document-parts.ts";
import type { ParentsPage } from "../content/parents.ts";

type Stop = Omit<ParentsPage["transport"]["stops"][number], "id">;

const stop = (route: string, pickUp: string, drop: string, en: string, hi: string): Stop => ({
  stop: both(en, hi),
  route,
  pickUp,
  drop,
});

/** The bus stops of the sample school. */
export const stops: Stop[] = [
  stop("1", "07:05", "14:10", "Nanakheda bus stand", "नानाखेड़ा बस स्टैंड"),
  stop("1", "07:10", "14:05", "Mahananda Nagar", "महानंदा नगर"),
  stop("1", "07:15", "14:00", "Vasant Vihar", "वसंत विहार"),
  stop("1", "07:20", "13:56", "Teen Batti", "तीन बत्ती चौराहा"),
  stop("1", "07:26", "13:51", "Freeganj, Shaheed Park", "फ्रीगंज, शहीद पार्क"),
  stop("1", "07:32", "13:46", "University Road", "विश्वविद्यालय मार्ग"),
  stop("2", "07:00", "14:12", "Mahakal temple, Gate 4", "महाकाल मंदिर, द्वार 4"),
  stop("2", "07:06", "14:07", "Gopal Mandir", "गोपाल मंदिर"),
  stop("2", "07:13", "14:01", "Clock Tower", "घंटाघर"),
  stop("2", "07:18", "13:57", "Chamunda Square", "चामुंडा चौराहा"),
  stop("2", "07:23", "13:53", "Railway station", "रेलवे स्टेशन"),
  stop("2", "07:30", "13:47", "Madhav Nagar", "माधव नगर"),
  stop("3", "07:02", "14:14", "Dewas Road, Nagziri", "देवास रोड, नागझिरी"),
  stop("3", "07:09", "14:08", "Hari Phatak", "हरिफाटक"),
  stop("3", "07:16", "14:02", "Rishi Nagar", "ऋषि नगर"),
  stop("3", "07:22", "13:56", "Abhilasha Colony", "अभिलाषा कॉलोनी"),
  stop("3", "07:29", "13:49", "Sethi Nagar", "सेठी नगर"),
];
