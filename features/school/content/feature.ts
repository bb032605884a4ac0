import { defineFeature } from "../../../core/content/feature.ts";

export const schoolFeature = defineFeature({
  name: "school",
  documents: { school: 10 },
  setupSteps: {
    classes: {
      place: 300,
      title: ["Classes", "कक्षाएँ"],
      text: [
        "From the first to the last, with their sections. Forms and lists use them.",
        "पहली से अंतिम तक, सेक्शन सहित। फ़ॉर्म और सूचियाँ इन्हीं से बनती हैं।",
      ],
    },
  },
});
