import type { PanelWords } from "../en.ts";

export const enquiries: PanelWords["enquiries"] = {
  title: "पूछताछ",
  heading: "पूछताछ",
  list: "पूछताछ",
  edit: "पूछताछ बदलें",
  isNew: "नई",
  withoutName: "बिना नाम की पूछताछ",
  name: "नाम",
  message: "संदेश",
  phoneNumber: "फ़ोन नंबर",
  received: "कब आई",
};
