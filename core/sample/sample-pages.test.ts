import { describe, expect, it } from "vitest";
import { FEE_COLUMNS } from "../../features/fees/content/fee-columns.ts";
import { pageNames, pages } from "../../features/pages.ts";
import { alumni } from "../../features/people/sample/alumni.ts";
import { pageSchema } from "../content/pages/page-schema.ts";
import { documentFiles, mapFiles } from "../content/pages/walk-document.ts";
import { footerLinks, headerItems } from "../content/site/navigation.ts";
import { WORDS } from "../words/index.ts";
import { samplePages } from "./sample-pages.ts";

const { school, home, about, services, fees } = samplePages;

/** The document as stored, with a file name in place of the key. */
const loaded = (name: (typeof pageNames)[number]) =>
  mapFiles(pages[name], samplePages[name], (value, _path, kind) => ({
    ...value,
    file: `${"0".repeat(32)}${kind === "pdf" ? ".pdf" : "-720x720.jpg"}`,
  }));

describe("the sample's pages", () => {
  it.each(pageNames)("%s can be saved unchanged", (name) => {
    const result = pageSchema(pages[name]).safeParse(loaded(name));
    expect(result.error?.issues).toBeUndefined();
    expect(result.data).toEqual(loaded(name));
  });

  it.each(["home", "about", "services", "management", "discipline", "activities"] as const)(
    "%s uses no picture twice",
    (name) => {
      const keys = documentFiles(pages[name], samplePages[name]);
      if (name === "home") keys.push(...alumni.map(({ picture }) => picture));
      expect(keys.length).toBeGreaterThan(0);
      expect(keys).toEqual([...new Set(keys)]);
    },
  );
});

describe("texts of the specification", () => {
  it("include the school’s motto in English and Hindi", () => {
    expect(school.tagline).toEqual({ en: "Best Modern Gurukul of India", hi: "शिक्षा से दीक्षा की ओर" });
  });

  it("label and order the navigation", () => {
    const { menu } = WORDS.en;
    const labels = headerItems.map((item) =>
      item.kind === "link"
        ? `${menu[item.label]} ${item.href}`
        : [menu[item.label], ...item.links.map((link) => `${menu[link.label]} ${link.href}`)],
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
    const inFooter = (group: "school" | "studentCorner") => footerLinks(group).map(({ href }) => href);
    expect(inFooter("school")).toEqual(["/about", "/management", "/fees", "/contact"]);
    expect(inFooter("studentCorner")).toEqual(["/Gallery", "/alumni", "/Activities", "/Blog"]);
  });

  it("name the four services", () => {
    expect(services.cards.map((card) => card.name.en)).toEqual([
      "Online Classes",
      "Extracurricular Activities",
      "Personalized Learning",
      "Career Guidance",
    ]);
  });

  it("title the two cards of the principal’s desk", () => {
    const { title, cards } = home.principalsDesk;
    expect([title, ...cards.map((card) => card.title)].map(({ en }) => en)).toEqual([
      "Principal",
      "HeadMaster",
    ]);
  });

  it("describe how the school began", () => {
    expect([school.established, school.registered]).toEqual([1973, 1983]);
    for (const fact of ["1973", "1983", "49 students", "pre-primary classes"])
      expect(about.history.text.en).toContain(fact);
    const sessions = about.achievements.results.map((result) => result.session);
    expect([...new Set(sessions)].sort()).toEqual(["2021-22", "2023-24"]);
  });
});

describe("the fee table", () => {
  const firstInstalment = (grade: string) => fees.rows.find((row) => row.grade.hi === grade)?.firstInstalment;

  it("has the Hindi headings in order", () => {
    expect(Object.values(FEE_COLUMNS).map(({ hi }) => hi)).toEqual([
      "आवेदन शुल्क",
      "प्रवेश शुल्क",
      "प्रथम किस्त",
      "द्वितीय किस्त",
      "तृतीय किस्त",
    ]);
  });

  it("has an application fee of 500 rupees everywhere", () => {
    expect(new Set(fees.rows.map((row) => row.applicationFee))).toEqual(new Set([500]));
  });

  it("has admission fees from 8800 for the youngest to 18700 for Class 12 Maths/Bio", () => {
    const admissionFees = fees.rows.map((row) => Number(row.admissionFee));
    expect(admissionFees.at(0)).toBe(8800);
    expect(admissionFees.at(-1)).toBe(18700);
    expect(Math.min(...admissionFees)).toBe(8800);
    expect(Math.max(...admissionFees)).toBe(18700);
    expect(fees.rows.at(-1)?.grade.hi).toBe("कक्षा 12 (गणित / जीव विज्ञान)");
  });

  it("keeps the specified first two instalments of Class 11", () => {
    expect(firstInstalment("कक्षा 11 (वाणिज्य)")).toBe(95000);
    expect(firstInstalment("कक्षा 11 (गणित / जीव विज्ञान)")).toBe(1000);
  });
});
