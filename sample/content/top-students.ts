import type { SampleTopStudent } from "./types.ts";

export const topStudents: SampleTopStudent[] = [
  { name: "Ananya Trivedi", class: "12 (Biology)", percent: 97.4, picture: "portrait-topper-01" },
  { name: "Kabir Ansari", class: "12 (Mathematics)", percent: 96.8, picture: "portrait-topper-02" },
  { name: "Ishita Bairagi", class: "10", percent: 98.2, picture: "portrait-topper-03" },
  { name: "Devansh Chouhan", class: "10", percent: 97.6, picture: "portrait-topper-04" },
  { name: "Mehak Gill", class: "8", percent: 96, picture: "portrait-topper-05" },
  { name: "यश पाटीदार", class: "7", percent: 95.5, picture: "portrait-topper-06" },
  { name: "Tara D’Souza", class: "6", percent: 97, picture: "portrait-topper-07" },
  { name: "Vihaan Kulkarni", class: "5", percent: 98.6, picture: "portrait-topper-08" },
];
