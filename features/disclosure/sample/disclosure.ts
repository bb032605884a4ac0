import { both, items, NOTHING } from "../../../core/sample/document-parts.ts";
import type { DisclosurePage } from "../content/disclosure.ts";

/** Every number and name here is invented, and says so where somebody could mistake it for a real one. */
export const disclosure: DisclosurePage = {
  head: {
    line: both(
      "What every school must publish. Everything on this page is invented.",
      "जो हर विद्यालय को प्रकाशित करना होता है। यहाँ सब कुछ काल्पनिक है।",
    ),
    searchTitle: both("Public disclosure", "सार्वजनिक प्रकटीकरण"),
    searchDescription: both(
      "Affiliation, certificates with their validity, results of the last three years, staff and infrastructure of Adarsh Vidya Gurukul, Ujjain.",
      "आदर्श विद्या गुरुकुल, उज्जैन की संबद्धता, मान्य प्रमाणपत्र, पिछले तीन वर्षों के परिणाम, शिक्षक और भवन की जानकारी।",
    ),
  },
  hiddenSections: [],
  general: {
    heading: NOTHING,
    line: NOTHING,
    board: both("Sample Board of School Education (invented)", "नमूना विद्यालयी शिक्षा बोर्ड (काल्पनिक)"),
    affiliationNumber: "SAMPLE-1030000",
    schoolCode: "SAMPLE-50000",
    society: both("Adarsh Vidya Sample Society, Ujjain", "आदर्श विद्या नमूना समिति, उज्जैन"),
  },
  documents: {
    heading: NOTHING,
    line: both(
      "These documents are specimens. They certify nothing.",
      "ये दस्तावेज़ केवल नमूने हैं। इनसे कुछ प्रमाणित नहीं होता।",
    ),
    notAsked: [],
  },
  academics: {
    heading: NOTHING,
    line: NOTHING,
    association: both(
      "The parent-teacher association has one mother or father from each class and six teachers. It meets on the second Saturday of July, October, January and March at 10 am in the school hall.\n\nThe minutes are kept in the office, where every parent may read them.",
      "अभिभावक-शिक्षक संघ में हर कक्षा से एक माता या पिता और छह शिक्षक हैं। बैठक जुलाई, अक्टूबर, जनवरी और मार्च के दूसरे शनिवार को सुबह 10 बजे विद्यालय सभागार में होती है।\n\nबैठक का विवरण कार्यालय में रहता है, जहाँ हर अभिभावक उसे पढ़ सकता है।",
    ),
    firstResultsHeading: NOTHING,
    firstResults: items([
      {
        year: "2025-26",
        registered: 88,
        passed: 87,
        percentage: null,
        remarks: both("One pupil takes one paper again", "एक विद्यार्थी एक विषय में पूरक"),
      },
      { year: "2024-25", registered: 86, passed: 85, percentage: null, remarks: NOTHING },
      {
        year: "2023-24",
        registered: 84,
        passed: 84,
        percentage: null,
        remarks: both("Everybody passed", "सभी उत्तीर्ण"),
      },
    ]),
    secondResultsHeading: NOTHING,
    secondResults: items([
      { year: "2025-26", registered: 74, passed: 73, percentage: null, remarks: NOTHING },
      {
        year: "2024-25",
        registered: 70,
        passed: 70,
        percentage: null,
        remarks: both("Everybody passed", "सभी उत्तीर्ण"),
      },
      { year: "2023-24", registered: 71, passed: 70, percentage: null, remarks: NOTHING },
    ]),
  },
  staff: {
    heading: NOTHING,
    line: NOTHING,
    vicePrincipals: 1,
    headTeachers: 1,
    pgt: 10,
    tgt: 14,
    prt: 16,
    otherTeachers: 5,
    specialEducators: 1,
    counsellors: 1,
  },
  infrastructure: {
    heading: NOTHING,
    line: NOTHING,
    campusArea: 12_140,
    classrooms: 32,
    classroomSize: 46.5,
    laboratories: 4,
    laboratorySize: 60,
    computerRooms: 2,
    computerRoomSize: 55,
    libraries: 1,
    librarySize: 112,
    otherRooms: items([
      { name: both("Activity room", "गतिविधि कक्ष"), number: 1, size: 58 },
      { name: both("Health room", "स्वास्थ्य कक्ष"), number: 1, size: 24 },
      { name: both("Dining hall", "भोजन कक्ष"), number: 1, size: 180 },
    ]),
    internet: "yes",
    girlsToilets: 14,
    boysToilets: 12,
    accessibleToilets: 3,
    video: "https://youtu.be/SampleVideo",
  },
};
