import type { Sample } from "../../../core/sample/types.ts";
import type { facilities as declaration } from "../content/facilities.ts";

export const facilities: (Sample<typeof declaration> & { picture: string })[] = [
  { name: "Library", nameHi: "पुस्तकालय", picture: "facility-library" },
  { name: "Science Laboratory", nameHi: "विज्ञान प्रयोगशाला", picture: "facility-science-lab" },
  { name: "Computer Room", nameHi: "कंप्यूटर कक्ष", picture: "facility-computer-room" },
  { name: "Playground", nameHi: "खेल मैदान", picture: "facility-playground" },
  { name: "Music Room", nameHi: "संगीत कक्ष", picture: "facility-music-room" },
  { name: "Dining Hall", nameHi: "भोजन कक्ष", picture: "facility-dining-hall" },
  { name: "School Bus", nameHi: "बस सुविधा", picture: "facility-school-bus" },
  { name: "Health Room", nameHi: "स्वास्थ्य कक्ष", picture: "facility-health-room" },
];
