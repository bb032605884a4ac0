import type { SampleFacility } from "./types.ts";

export const facilities: SampleFacility[] = [
  { name: "Library", picture: "facility-library" },
  { name: "Science Laboratory", picture: "facility-science-lab" },
  { name: "Computer Room", picture: "facility-computer-room" },
  { name: "Playground", picture: "facility-playground" },
  { name: "Music Room", picture: "facility-music-room" },
  { name: "Dining Hall", picture: "facility-dining-hall" },
  { name: "School Bus", picture: "facility-school-bus" },
  { name: "Health Room", picture: "facility-health-room" },
];
