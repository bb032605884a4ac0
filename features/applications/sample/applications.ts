import type { Step } from "../content/steps.ts";

/** The data of a sample application. No mobile number in India begins with 5, so these numbers reach nobody. */
interface SampleApplication {
  name: string;
  nameHi: string | null;
  dateOfBirth: string;
  gender: "Male" | "Female";
  classSought: string;
  fatherName?: string;
  motherName?: string;
  step: Step;
  more?: { presentSchool?: string; sibling?: string; invitedAt?: string; offeredUntil?: string };
}

const child = (
  name: string,
  nameHi: string | null,
  dateOfBirth: string,
  gender: "Male" | "Female",
  classSought: string,
  step: Step,
  parents: Pick<SampleApplication, "fatherName" | "motherName">,
  more: NonNullable<SampleApplication["more"]> = {},
): SampleApplication => ({ name, nameHi, dateOfBirth, gender, classSought, step, ...parents, more });

const INVITED = { invitedAt: "2026-12-12T04:30:00.000Z" };

/** The latest first. */
const CHILDREN = [
  child("Kavya Malviya", "काव्या मालवीय", "2023-08-14", "Female", "Nursery", "received", {
    motherName: "Rekha Malviya",
  }),
  child("अद्विक चौहान", null, "2023-05-02", "Male", "Nursery", "received", { fatherName: "संजय चौहान" }),
  child("Zoya Khan", "ज़ोया खान", "2022-11-19", "Female", "LKG", "received", { fatherName: "Imran Khan" }),
  child("Reyansh Patidar", "रेयांश पाटीदार", "2020-02-29", "Male", "Class 1", "received", {
    fatherName: "Mukesh Patidar",
    motherName: "Anita Patidar",
  }),
  child(
    "Ishita Bairagi",
    "इशिता बैरागी",
    "2018-07-07",
    "Female",
    "Class 3",
    "received",
    { motherName: "Sarita Bairagi" },
    { presentSchool: "Government Primary School, Pipliya" },
  ),
  child("Aarav Solanki", "आरव सोलंकी", "2023-12-25", "Male", "Nursery", "received", {
    fatherName: "Dinesh Solanki",
  }),
  child("Myra Jain", "मायरा जैन", "2024-01-30", "Female", "Nursery", "checked", { fatherName: "Rahul Jain" }),
  child("Vihaan Rathore", "विहान राठौर", "2022-06-16", "Male", "LKG", "checked", {
    fatherName: "Lokendra Rathore",
  }),
  child(
    "Anaya Shrivastava",
    "अनाया श्रीवास्तव",
    "2019-09-03",
    "Female",
    "Class 1",
    "checked",
    { motherName: "Pooja Shrivastava" },
    { sibling: "Aryan Shrivastava, Class 4" },
  ),
  child(
    "Kabir Ansari",
    "कबीर अंसारी",
    "2021-10-11",
    "Male",
    "UKG",
    "invited",
    { fatherName: "Salim Ansari" },
    INVITED,
  ),
  child(
    "Diya Panchal",
    "दीया पांचाल",
    "2023-04-18",
    "Female",
    "Nursery",
    "invited",
    { motherName: "Meena Panchal" },
    INVITED,
  ),
  child(
    "Harsh Gurjar",
    "हर्ष गुर्जर",
    "2015-03-05",
    "Male",
    "Class 6",
    "invited",
    { fatherName: "Ramesh Gurjar" },
    INVITED,
  ),
  child(
    "Saanvi Deshpande",
    "सान्वी देशपांडे",
    "2023-09-21",
    "Female",
    "Nursery",
    "offered",
    { motherName: "Neha Deshpande" },
    { offeredUntil: "2026-12-20" },
  ),
  child(
    "Arnav Yadav",
    "अर्णव यादव",
    "2020-05-27",
    "Male",
    "Class 1",
    "offered",
    { fatherName: "Vinod Yadav" },
    { offeredUntil: "2026-12-18" },
  ),
  child("Aadhya Tiwari", "आद्या तिवारी", "2022-12-08", "Female", "LKG", "feePaid", {
    fatherName: "Alok Tiwari",
  }),
  child("Rudra Parmar", "रुद्र परमार", "2023-07-01", "Male", "Nursery", "feePaid", {
    fatherName: "Jitendra Parmar",
  }),
  child("Pari Mehta", "परी मेहता", "2017-11-23", "Female", "Class 3", "waiting", {
    motherName: "Kiran Mehta",
  }),
  child("Atharv Kushwah", "अथर्व कुशवाह", "2018-01-17", "Male", "Class 3", "waiting", {
    fatherName: "Narendra Kushwah",
  }),
  child("Tanvi Dubey", "तन्वी दुबे", "2011-06-12", "Female", "Class 9", "declined", {
    fatherName: "Rajesh Dubey",
  }),
  child("Yuvaan Sharma", "युवान शर्मा", "2021-05-30", "Male", "UKG", "withdrawn", {
    motherName: "Ritu Sharma",
  }),
];

export const applications = CHILDREN.map(({ more, ...application }, index) => ({
  ...application,
  ...more,
  mobileNumber: `+91 55500 ${String(3001 + index).padStart(5, "0")}`,
  address: ["Freeganj, Ujjain", "Rishi Nagar, Ujjain", "ग्राम पिपलिया, उज्जैन"][index % 3] ?? "",
  session: "2027-28",
  language: application.nameHi === null ? "hi" : "en",
}));
