/**
 * The latest first: name, name in Hindi, birthday, gender, class, step, parent, and other values. No mobile number in India begins with
 * 5, so these numbers reach nobody.
 */
const CHILDREN = `
Kavya Malviya | काव्या मालवीय | 2023-08-14 | Female | Nursery | received | motherName: Rekha Malviya
अद्विक चौहान | | 2023-05-02 | Male | Nursery | received | fatherName: संजय चौहान
Zoya Khan | ज़ोया खान | 2022-11-19 | Female | LKG | received | fatherName: Imran Khan
Reyansh Patidar | रेयांश पाटीदार | 2020-02-29 | Male | Class 1 | received | fatherName: Mukesh Patidar | motherName: Anita Patidar
Ishita Bairagi | इशिता बैरागी | 2018-07-07 | Female | Class 3 | received | motherName: Sarita Bairagi | presentSchool: Government Primary School, Pipliya
Aarav Solanki | आरव सोलंकी | 2023-12-25 | Male | Nursery | received | fatherName: Dinesh Solanki
Myra Jain | मायरा जैन | 2024-01-30 | Female | Nursery | checked | fatherName: Rahul Jain
Vihaan Rathore | विहान राठौर | 2022-06-16 | Male | LKG | checked | fatherName: Lokendra Rathore
Anaya Shrivastava | अनाया श्रीवास्तव | 2019-09-03 | Female | Class 1 | checked | motherName: Pooja Shrivastava | sibling: Aryan Shrivastava, Class 4
Kabir Ansari | कबीर अंसारी | 2021-10-11 | Male | UKG | invited | fatherName: Salim Ansari | invitedAt: 2026-12-12T04:30:00.000Z
Diya Panchal | दीया पांचाल | 2023-04-18 | Female | Nursery | invited | motherName: Meena Panchal | invitedAt: 2026-12-12T04:30:00.000Z
Harsh Gurjar | हर्ष गुर्जर | 2015-03-05 | Male | Class 6 | invited | fatherName: Ramesh Gurjar | invitedAt: 2026-12-12T04:30:00.000Z
Saanvi Deshpande | सान्वी देशपांडे | 2023-09-21 | Female | Nursery | offered | motherName: Neha Deshpande | offeredUntil: 2026-12-20
Arnav Yadav | अर्णव यादव | 2020-05-27 | Male | Class 1 | offered | fatherName: Vinod Yadav | offeredUntil: 2026-12-18
Aadhya Tiwari | आद्या तिवारी | 2022-12-08 | Female | LKG | feePaid | fatherName: Alok Tiwari
Rudra Parmar | रुद्र परमार | 2023-07-01 | Male | Nursery | feePaid | fatherName: Jitendra Parmar
Pari Mehta | परी मेहता | 2017-11-23 | Female | Class 3 | waiting | motherName: Kiran Mehta
Atharv Kushwah | अथर्व कुशवाह | 2018-01-17 | Male | Class 3 | waiting | fatherName: Narendra Kushwah
Tanvi Dubey | तन्वी दुबे | 2011-06-12 | Female | Class 9 | declined | fatherName: Rajesh Dubey
Yuvaan Sharma | युवान शर्मा | 2021-05-30 | Male | UKG | withdrawn | motherName: Ritu Sharma
`;

const ADDRESSES = ["Freeganj, Ujjain", "Rishi Nagar, Ujjain", "ग्राम पिपलिया, उज्जैन"];

export const applications = CHILDREN.trim()
  .split("\n")
  .map((line, index) => {
    const [name = "", nameHi = "", dateOfBirth = "", gender = "", classSought = "", step = "", ...others] =
      line.split("|").map((value) => value.trim());
    return {
      ...{ name, nameHi: nameHi || null, dateOfBirth, gender, classSought, step },
      ...Object.fromEntries(others.map((each) => each.split(": "))),
      mobileNumber: `+91 55500 ${String(3001 + index).padStart(5, "0")}`,
      address: ADDRESSES[index % ADDRESSES.length] ?? "",
      session: "2027-28",
      language: nameHi ? "en" : "hi",
    };
  });
