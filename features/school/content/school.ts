import { type DocumentOf, definePage } from "../../../core/content/pages/define-page.ts";
import { list, requiredBilingual, SHORT, value } from "../../../core/content/pages/fields.ts";
import { identityFields } from "../../../core/content/site/identity.ts";
import { requiredText } from "../../../core/content/types/fields.ts";
import { label } from "../../../core/words/label.ts";

// The form of the panel shows the fields in this order.
const { established, registered, hiddenPages, ...identity } = identityFields;

export const school = definePage({
  name: "school",
  title: label("The school", "विद्यालय"),
  path: "/",
  fields: {
    ...identity,
    classes: list(label("Classes", "कक्षाएँ"), {
      item: label("class", "कक्षा"),
      title: "name",
      maximum: 60,
      isTable: true,
      hint: label(
        "In the order in which children pass through them. The students' form offers these.",
        "उसी क्रम में, जिसमें बच्चे आगे बढ़ते हैं। विद्यार्थियों के फ़ॉर्म में यही कक्षाएँ दिखती हैं।",
      ),
      neededFor: "classes",
      fields: {
        name: requiredBilingual(label("Class", "कक्षा"), SHORT, { isName: true }),
        sections: value(label("Sections, such as A, B", "सेक्शन, जैसे A, B"), () =>
          requiredText(label("Sections", "सेक्शन"), SHORT),
        ),
      },
    }),
    established,
    registered,
    hiddenPages,
  },
});

export type School = DocumentOf<typeof school>;
