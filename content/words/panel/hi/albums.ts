import type { PanelWords } from "../en.ts";

export const albums: PanelWords["albums"] = {
  untitled: "बिना शीर्षक की चित्र दीर्घा",
  pictures: (count) => `${count} चित्र`,
  pictureOf: (title, number) => `${title}, चित्र ${number}`,
};
