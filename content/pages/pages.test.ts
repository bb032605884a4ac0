import { describe, expect, it } from "vitest";
import type { ZodType } from "zod";
import { alumni } from "../../sample/content/alumni.ts";
import { about } from "./about.ts";
import { activities } from "./activities.ts";
import { contact } from "./contact.ts";
import { discipline } from "./discipline.ts";
import { fees } from "./fees.ts";
import { home } from "./home.ts";
import { management } from "./management.ts";
import { navigation } from "./navigation.ts";
import { pageHeads } from "./page-heads.ts";
import {
  aboutSchema,
  activitiesSchema,
  contactSchema,
  disciplineSchema,
  feesSchema,
  homeSchema,
  managementSchema,
  navigationSchema,
  pageHeadsSchema,
  schoolSchema,
  servicesSchema,
} from "./schemas.ts";
import { school } from "./school.ts";
import { services } from "./services.ts";

const files: [name: string, data: unknown, schema: ZodType][] = [
  ["about", about, aboutSchema],
  ["activities", activities, activitiesSchema],
  ["contact", contact, contactSchema],
  ["discipline", discipline, disciplineSchema],
  ["fees", fees, feesSchema],
  ["home", home, homeSchema],
  ["management", management, managementSchema],
  ["navigation", navigation, navigationSchema],
  ["page-heads", pageHeads, pageHeadsSchema],
  ["school", school, schoolSchema],
  ["services", services, servicesSchema],
];

function pictureKeys(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(pictureKeys);
  if (typeof data !== "object" || data === null) return [];
  if ("key" in data && "alt" in data) return [String(data.key)];
  return Object.values(data).flatMap(pictureKeys);
}

describe("the fixed pages", () => {
  it.each(files)("%s.ts holds what its schema asks for", (_name, data, schema) => {
    expect(schema.safeParse(data).error).toBeUndefined();
  });

  it("show no picture twice on one page", () => {
    const portraits = alumni.map(({ name, picture }) => ({ key: picture, alt: name }));
    const pages = { home: { home, portraits }, about, services, management, discipline, activities };
    for (const [name, page] of Object.entries(pages)) {
      const keys = pictureKeys(page);
      expect(keys.length, name).toBeGreaterThan(0);
      expect(new Set(keys).size, name).toBe(keys.length);
    }
  });
});

describe("the words that the specification fixes", () => {
  it("name the school’s motto in English and Hindi", () => {
    expect(school.tagline).toBe("Best Modern Gurukul of India");
    expect(school.taglineHi).toBe("शिक्षा से दीक्षा की ओर");
  });

  it("label and order the navigation", () => {
    const labels = navigation.header.map((item) =>
      item.kind === "link"
        ? `${item.label} ${item.href}`
        : [item.label, ...item.links.map((link) => `${link.label} ${link.href}`)],
    );
    expect(labels).toEqual([
      "Home /",
      [
        "School",
        "About School /about",
        "Management Desk /management",
        "Teachers /teachers",
        "Fee Structure /fees",
        "Decipline Cell /discipline",
        "Facilities /facilities",
      ],
      ["Student Corner", "Student List /students", "Activities /activities"],
      "Blog /blog",
      "Alumni /alumni",
      "Gallery /gallery",
      "Contact Us /contact",
    ]);
    expect(navigation.footerQuickLinks.map((link) => link.href)).toEqual([
      "/about",
      "/management",
      "/fees",
      "/contact",
      "/Gallery",
      "/alumni",
      "/Activities",
      "/Blog",
    ]);
  });

  it("name the four services", () => {
    expect(services.cards.map((card) => card.name)).toEqual([
      "Online Classes",
      "Extracurricular Activities",
      "Personalized Learning",
      "Career Guidance",
    ]);
  });

  it("title the two cards of the principal’s desk", () => {
    expect(home.principalsDesk.cards.map((card) => card.title)).toEqual(["Principal", "HeadMaster"]);
  });

  it("tell how the school began", () => {
    expect([school.established, school.registered]).toEqual([1973, 1983]);
    const history = about.history.paragraphs.join(" ");
    for (const fact of ["1973", "1983", "49 students", "pre-primary classes"])
      expect(history).toContain(fact);
    expect(about.achievements.boardResults.map((result) => result.session).sort()).toEqual([
      "2021-22",
      "2023-24",
    ]);
  });
});

describe("the fee table", () => {
  const firstInstalment = (grade: string) => fees.rows.find((row) => row.gradeHi === grade)?.firstInstalment;

  it("has the Hindi heads of the school, in order", () => {
    expect(Object.values(fees.headsHi)).toEqual([
      "कक्षा",
      "आवेदन शुल्क",
      "प्रवेश शुल्क",
      "प्रथम किस्त",
      "द्वितीय किस्त",
      "तृतीय किस्त",
    ]);
  });

  it("asks 500 rupees for every application", () => {
    expect(new Set(fees.rows.map((row) => row.applicationFee))).toEqual(new Set([500]));
  });

  it("goes from 8800 for the youngest to 18700 for Class 12 Maths/Bio at admission", () => {
    const admissionFees = fees.rows.map((row) => row.admissionFee);
    expect(admissionFees.at(0)).toBe(8800);
    expect(admissionFees.at(-1)).toBe(18700);
    expect(Math.min(...admissionFees)).toBe(8800);
    expect(Math.max(...admissionFees)).toBe(18700);
    expect(fees.rows.at(-1)?.gradeHi).toBe("कक्षा 12 (गणित / जीव विज्ञान)");
  });

  it("keeps the two first instalments of Class 11 as the school gave them", () => {
    expect(firstInstalment("कक्षा 11 (वाणिज्य)")).toBe(95000);
    expect(firstInstalment("कक्षा 11 (गणित / जीव विज्ञान)")).toBe(1000);
  });
});
