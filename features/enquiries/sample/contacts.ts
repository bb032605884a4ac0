import type { Sample } from "../../../core/sample/types.ts";
import type { contacts as declaration } from "../content/contacts.ts";

/** Numbers that begin with 5 are not given to mobile phones in India, so none of these reaches anyone. */
export const contacts: Sample<typeof declaration>[] = [
  {
    name: "Priyanka Sisodia",
    address: "Vasant Vihar, Ujjain",
    phoneNumber: "+91 55500 02001",
    topic: "admission",
    message:
      "Namaste. My daughter will be three and a half in March. Is she old enough for Nursery next session? We should like to see the classroom one morning if that is possible.",
  },
  {
    name: "Mohammad Arif",
    address: "Freeganj, Ujjain",
    phoneNumber: "+91 55500 02002",
    topic: "admission",
    message:
      "We are moving to Ujjain from Ratlam in January. Can my son join Class 4 in the middle of the session, and what papers do we need from his present school?",
  },
  {
    name: "सुनीता मालवीय",
    address: "ग्राम पिपलिया, तहसील घट्टिया, ज़िला उज्जैन",
    phoneNumber: "+91 55500 02003",
    topic: null,
    message:
      "क्या स्कूल बस पिपलिया गाँव तक आती है? मुझे अपने दो बच्चों का कक्षा 2 और कक्षा 5 में प्रवेश कराना है। कृपया बस का शुल्क भी बताएँ।",
  },
  {
    name: "Ravi Deshmukh",
    address: "Pune, Maharashtra",
    phoneNumber: "+91 55500 02004",
    topic: null,
    message:
      "I studied here up to Class 8 and left in 1998. Some of us would like to give the library a set of encyclopaedias in memory of our Hindi teacher. Whom should I talk to?",
  },
  {
    name: "Gurmeet Kaur",
    address: "Rishi Nagar, Ujjain",
    phoneNumber: "+91 55500 02005",
    topic: null,
    message:
      "My son has outgrown his blazer, which is as good as new. Is there a box for handing on uniforms to other children? I can bring it on Saturday.",
  },
];
