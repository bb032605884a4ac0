import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

export const facilitiesScreen: PanelWords["facilitiesScreen"] = {
  title: "सुविधाएँ",
  createTitle: "नई सुविधा जोड़ें",
  create: "सुविधा जोड़ें",
  edit: "सुविधा बदलें",
  update: "बदलाव सहेजें",
  changed: "कब बदली",
};
