import type { Words } from "../../../../core/words/en.ts";

export const facilities: Words["facilities"] = {
  heading: "हमारी सुविधाएँ",
  none: "हमारी सुविधाएँ यहाँ शीघ्र दिखाई जाएँगी।",
};
