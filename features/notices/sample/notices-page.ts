import { both } from "../../../core/sample/document-parts.ts";
import type { NoticesPage } from "../content/notices-page.ts";

const USUAL = { en: null, hi: null };

export const notices: NoticesPage = {
  head: {
    line: both(
      "Everything that has stood on our notice board, newest first.",
      "हमारे सूचना पट्ट पर लगी हर सूचना, नई सबसे पहले।",
    ),
    searchTitle: both("Notices and circulars", "सूचनाएँ और परिपत्र"),
    searchDescription: both(
      "Notices of Adarsh Vidya Gurukul for parents: holidays, examinations, fees, admissions and events, with a search over every year.",
      "अभिभावकों के लिए आदर्श विद्या गुरुकुल की सूचनाएँ: अवकाश, परीक्षा, शुल्क, प्रवेश और कार्यक्रम, हर वर्ष की, खोज के साथ।",
    ),
  },
  expired: "kept",
  categories: {
    circular: USUAL,
    holiday: USUAL,
    examination: USUAL,
    event: USUAL,
    fees: USUAL,
    admission: USUAL,
    urgent: USUAL,
  },
};
