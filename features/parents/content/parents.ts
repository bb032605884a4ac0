import { type Coded, message } from "../../../core/content/messages/message.ts";
import { type DocumentOf, definePage } from "../../../core/content/pages/define-page.ts";
import {
  bilingual,
  group,
  LINE,
  lines,
  list,
  optionalPhone,
  pageTop,
  pdf,
  picture,
  requiredBilingual,
  SHORT,
  sectionHead,
  timeValue,
  value,
} from "../../../core/content/pages/fields.ts";
import { requiredText } from "../../../core/content/types/fields.ts";
import { label } from "../../../core/words/label.ts";

/** Links the stops to their route. */
const routeNumber = () => ({
  ...value(label("Route number", "मार्ग क्रमांक"), (it) => requiredText(it, 20)),
  required: true as const,
});

export const parents = definePage({
  name: "parents",
  title: label("For parents", "अभिभावकों के लिए"),
  path: "/parents",
  fields: {
    head: group(label("Top of the page", "पृष्ठ का ऊपरी भाग"), pageTop),
    timings: group(label("School timings", "विद्यालय का समय"), {
      ...sectionHead,
      firstSeason: bilingual(label("First season", "पहला मौसम"), 60, {
        hint: label(
          "Such as “Summer (April to October)”. Leave both empty if the times are the same all year.",
          "जैसे “ग्रीष्मकाल (अप्रैल से अक्टूबर)”। समय साल भर एक ही हो तो दोनों खाली छोड़ें।",
        ),
      }),
      secondSeason: bilingual(label("Second season", "दूसरा मौसम"), 60),
      items: list(label("Times", "समय"), {
        item: label("group of classes", "कक्षाओं का समूह"),
        title: "classes",
        maximum: 20,
        neededFor: "otherPages",
        fields: {
          classes: requiredBilingual(label("Classes", "कक्षाएँ"), SHORT),
          days: bilingual(label("Days", "दिन"), SHORT),
          from: timeValue(label("School begins", "विद्यालय प्रारंभ")),
          to: timeValue(label("School ends", "छुट्टी")),
          secondFrom: timeValue(label("School begins, second season", "विद्यालय प्रारंभ, दूसरा मौसम")),
          secondTo: timeValue(label("School ends, second season", "छुट्टी, दूसरा मौसम")),
        },
      }),
    }),
    uniform: group(label("Uniform", "गणवेश"), {
      ...sectionHead,
      items: list(label("What children wear", "बच्चे क्या पहनें"), {
        item: label("uniform", "गणवेश"),
        title: "when",
        maximum: 12,
        fields: {
          when: requiredBilingual(label("Days or season", "दिन या मौसम"), SHORT),
          everyone: bilingual(label("Everyone", "सभी"), LINE),
          boys: bilingual(label("Boys", "बालक"), LINE),
          girls: bilingual(label("Girls", "बालिकाएँ"), LINE),
          picture: picture(label("Picture", "फ़ोटो")),
        },
      }),
    }),
    transport: group(label("School bus", "बस सुविधा"), {
      ...sectionHead,
      routes: list(label("Routes", "मार्ग"), {
        item: label("route", "मार्ग"),
        title: "number",
        maximum: 40,
        fields: {
          number: routeNumber(),
          name: bilingual(label("Name of the route", "मार्ग का नाम"), SHORT),
          details: bilingual(label("Bus, driver or attendant", "बस, चालक या सहायक"), LINE),
          phone: optionalPhone(label("Telephone", "फ़ोन")),
        },
      }),
      stops: list(label("Stops", "स्टॉप"), {
        item: label("stop", "स्टॉप"),
        title: "stop",
        maximum: 400,
        isTable: true,
        hint: label(
          "In the order of the morning. Add a stop and type, or copy the cells in Excel or Google Sheets and paste them into the first field.",
          "उसी क्रम में, जिसमें बस सुबह रुकती है। स्टॉप जोड़कर लिखें, या Excel अथवा Google Sheets से खाने कॉपी करके पहले खाने में पेस्ट करें।",
        ),
        fields: {
          stop: requiredBilingual(label("Stop", "स्टॉप"), SHORT),
          route: routeNumber(),
          pickUp: timeValue(label("Morning", "सुबह")),
          drop: timeValue(label("Afternoon", "दोपहर")),
        },
      }),
    }),
    books: group(label("Book lists", "पुस्तक सूची"), {
      ...sectionHead,
      items: list(label("Books by class", "कक्षावार पुस्तकें"), {
        item: label("class", "कक्षा"),
        title: "class",
        maximum: 60,
        fields: {
          class: requiredBilingual(label("Class", "कक्षा"), SHORT),
          books: lines(label("Books", "पुस्तकें"), { maxLines: 40 }),
          list: pdf(label("The list as a PDF", "सूची PDF के रूप में")),
        },
      }),
    }),
    dates: group(label("Term dates", "सत्र की तिथियाँ"), sectionHead, {
      hint: label("The holidays and examinations come from the calendar.", "अवकाश और परीक्षाएँ कैलेंडर से आती हैं।"),
    }),
    forms: group(
      label("Forms and downloads", "फ़ॉर्म और डाउनलोड"),
      {
        ...sectionHead,
        items: list(label("Forms", "फ़ॉर्म"), {
          item: label("form", "फ़ॉर्म"),
          title: "title",
          maximum: 40,
          fields: {
            title: requiredBilingual(label("Title", "शीर्षक"), SHORT),
            line: bilingual(label("Line below", "नीचे की पंक्ति"), LINE),
            pdf: pdf(label("PDF", "PDF फ़ाइल"), {
              hint: label(
                "Without a file the page says that the form is at the school office.",
                "फ़ाइल न हो तो पृष्ठ पर लिखा आता है कि फ़ॉर्म विद्यालय कार्यालय से मिलेगा।",
              ),
            }),
          },
        }),
      },
      {
        hint: label(
          "The page adds the PDFs of the book lists, and the latest circulars from the notices.",
          "पुस्तक सूचियों की PDF फ़ाइलें और सूचनाओं में से नवीनतम परिपत्र पृष्ठ पर अपने आप जुड़ जाते हैं।",
        ),
      },
    ),
  },
  rules: ({ timings }) => {
    const errors: Record<string, Coded> = {};
    for (const [index, item] of timings.items.entries()) {
      for (const [start, end] of [
        ["from", "to"],
        ["secondFrom", "secondTo"],
      ] as const) {
        const path = `timings.items.${index}`;
        if (item[end] === null) continue;
        if (item[start] === null) errors[`${path}.${start}`] = message("end_time_without_start");
        else if (item[end] <= item[start]) errors[`${path}.${end}`] = message("end_time_before_start");
      }
    }
    return errors;
  },
});

export type ParentsPage = DocumentOf<typeof parents>;
