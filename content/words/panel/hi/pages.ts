import type { PanelWords } from "../en.ts";

export const pages: PanelWords["pages"] = {
  title: "पृष्ठ",
  textsWithoutHindi: (count) => `${count} जगह हिंदी नहीं लिखी गई है`,
  textsWithoutEnglish: (count) => `${count} जगह अंग्रेज़ी नहीं लिखी गई है`,
  sample: "अब भी नमूना विद्यालय की बातें",
  emptyWithoutEntries: "खाली: अभी कोई प्रविष्टि नहीं है",
  empty: "खाली",
  showsEntries: "अपनी प्रविष्टियाँ दिखाता है",
  changed: (moment) => `${moment} को बदला गया`,
};
