import type { Sample } from "../../../core/sample/types.ts";
import type { certificates as declaration } from "../content/certificates/certificates.ts";

interface Certificate extends Sample<typeof declaration> {
  /** The key of its file, which the build draws. */
  specimen: string;
}

/** An invented certificate with the name of its kind. */
const entry = (
  kind: Certificate["kind"],
  number: string,
  [authority, authorityHi]: readonly [en: string, hi: string],
  issuedOn: string,
  validUntil: string | null = null,
): Certificate => ({
  kind,
  title: null,
  titleHi: null,
  number: `SPECIMEN ${number}`,
  authority,
  authorityHi,
  issuedOn,
  validUntil,
  specimen: `specimen-${kind.replaceAll(" ", "-")}`,
});

const BOARD = ["Board of Schools (invented)", "विद्यालय बोर्ड (काल्पनिक)"] as const;
const EDUCATION_OFFICE = ["District Education Office (invented)", "ज़िला शिक्षा कार्यालय (काल्पनिक)"] as const;

/** In the order of the disclosure page, the last one first. */
export const certificates: Certificate[] = [
  {
    ...entry(
      "other",
      "BUS/07",
      ["Transport Office (invented)", "परिवहन कार्यालय (काल्पनिक)"],
      "2025-06-12",
      "2040-06-11",
    ),
    title: "Fitness of the school buses",
    titleHi: "विद्यालय की बसों की फ़िटनेस",
  },
  entry(
    "water test",
    "W/118",
    ["Water Laboratory (invented)", "जल प्रयोगशाला (काल्पनिक)"],
    "2026-03-09",
    "2041-03-08",
  ),
  entry(
    "water and sanitation",
    "WS/54",
    ["Municipal Health Office (invented)", "नगर स्वास्थ्य कार्यालय (काल्पनिक)"],
    "2026-03-16",
    "2041-03-15",
  ),
  entry("education officer", "DEO/233", EDUCATION_OFFICE, "2026-04-06", "2041-04-05"),
  entry(
    "fire safety",
    "F/2026/41",
    ["Fire Brigade (invented)", "अग्निशमन विभाग (काल्पनिक)"],
    "2026-02-02",
    "2041-02-01",
  ),
  entry(
    "building safety",
    "B/2024/19",
    ["Public Works Office (invented)", "लोक निर्माण कार्यालय (काल्पनिक)"],
    "2024-07-22",
    "2044-07-21",
  ),
  entry("recognition", "RTE/88", EDUCATION_OFFICE, "2022-04-01", "2042-03-31"),
  entry(
    "no-objection",
    "NOC/1987/3",
    ["State Education Department (invented)", "राज्य शिक्षा विभाग (काल्पनिक)"],
    "1987-05-20",
  ),
  entry(
    "society registration",
    "S/1985/402",
    ["Registrar of Societies (invented)", "सोसाइटी पंजीयक (काल्पनिक)"],
    "1985-11-14",
  ),
  entry("extension of affiliation", "AFF/2023/77", BOARD, "2023-04-01", "2043-03-31"),
  entry("affiliation", "AFF/1988/12", BOARD, "1988-04-01"),
];
