import type { Sample } from "../../../core/sample/types.ts";
import type { topStudents as declaration } from "../content/top-students.ts";

export const topStudents: (Sample<typeof declaration> & { picture: string })[] = [
  {
    name: "Ananya Trivedi",
    nameHi: "अनन्या त्रिवेदी",
    class: "12 (Biology)",
    classHi: "12 (जीव विज्ञान)",
    percent: 97.4,
    picture: "portrait-topper-01",
  },
  {
    name: "Kabir Ansari",
    nameHi: "कबीर अंसारी",
    class: "12 (Mathematics)",
    classHi: "12 (गणित)",
    percent: 96.8,
    picture: "portrait-topper-02",
  },
  {
    name: "Ishita Bairagi",
    nameHi: "इशिता बैरागी",
    class: "10",
    classHi: "10",
    percent: 98.2,
    picture: "portrait-topper-03",
  },
  {
    name: "Devansh Chouhan",
    nameHi: "देवांश चौहान",
    class: "10",
    classHi: "10",
    percent: 97.6,
    picture: "portrait-topper-04",
  },
  {
    name: "Mehak Gill",
    nameHi: "महक गिल",
    class: "8",
    classHi: "8",
    percent: 96,
    picture: "portrait-topper-05",
  },
  {
    name: "यश पाटीदार",
    nameHi: null,
    class: "7",
    classHi: "7",
    percent: 95.5,
    picture: "portrait-topper-06",
  },
  {
    name: "Tara D’Souza",
    nameHi: "तारा डिसूज़ा",
    class: "6",
    classHi: "6",
    percent: 97,
    picture: "portrait-topper-07",
  },
  {
    name: "Vihaan Kulkarni",
    nameHi: "विहान कुलकर्णी",
    class: "5",
    classHi: "5",
    percent: 98.6,
    picture: "portrait-topper-08",
  },
];
