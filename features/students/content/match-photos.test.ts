import { describe, expect, it } from "vitest";
import { findDoubled, matchPhotos, type PhotoScope, type PhotoStudent } from "./match-photos.ts";

/** Parses "5-A 12 Aarav Sharma". */
const student = (written: string): PhotoStudent => {
  const [group = "", rollNumber = "", ...name] = written.split(" ");
  const [className = "", section = ""] = group.split("-");
  return { _id: written, name: name.join(" "), rollNumber, class: className, section };
};

const SCHOOL = [
  "5-A 12 Aarav Sharma",
  "5-A 13 Meera Bai",
  "5-A 14 अनन्या मिश्रा",
  "5-B 12 Kabir Das",
  "5-B 7 Aarav Gupta",
  "6-A 12 Zoë Fernandes",
  "6-A 40 Meera Bai",
  "LKG-A LKG-A-11 Ishaan Patil",
  "LKG-A LKG-A-12 Tara",
  "पाँचवीं-अ 3 आरव सिंह",
].map(student);

/** The match of a file, or "?" and the candidates. */
function find(path: string, scope?: PhotoScope, school = SCHOOL): string {
  const [match] = matchPhotos([path], school, scope);
  const candidates = (match?.candidates ?? []).map(({ _id }) => _id).join(", ");
  return match?.found === "matched" ? candidates : match?.found === "ambiguous" ? `? ${candidates}` : "";
}

describe("by roll number", () => {
  it.each([
    ["40.jpg", "6-A 40 Meera Bai"],
    ["040.JPG", "6-A 40 Meera Bai"],
    ["४०.png", "6-A 40 Meera Bai"],
    ["roll 40.jpg", "6-A 40 Meera Bai"],
    ["Roll No. 40.jpeg", "6-A 40 Meera Bai"],
    ["RollNo40.jpg", "6-A 40 Meera Bai"],
    ["अनुक्रमांक ४०.jpg", "6-A 40 Meera Bai"],
    ["40 (1).jpg", "6-A 40 Meera Bai"],
    ["40 - Copy.jpg", "6-A 40 Meera Bai"],
    ["LKG-A-11.jpg", "LKG-A LKG-A-11 Ishaan Patil"],
    ["lkg_a_11.jpg", "LKG-A LKG-A-11 Ishaan Patil"],
    ["12.jpg", "? 5-A 12 Aarav Sharma, 5-B 12 Kabir Das, 6-A 12 Zoë Fernandes"],
    ["99.jpg", ""],
    ["4.jpg", ""],
    ["IMG_0040.jpg", ""],
    ["WhatsApp Image 2026-11-16 at 12.13.14.jpeg", ""],
    [".jpg", ""],
  ])("%s: %s", (path, found) => {
    expect(find(path)).toBe(found);
  });

  it.each([
    ["5A-12.jpg", "5-A 12 Aarav Sharma"],
    ["5a12.jpg", "5-A 12 Aarav Sharma"],
    ["5-A-12.jpg", "5-A 12 Aarav Sharma"],
    ["5_B_012.jpg", "5-B 12 Kabir Das"],
    ["V-A 12.jpg", "5-A 12 Aarav Sharma"],
    ["Class 5 A Roll No 12.jpg", "5-A 12 Aarav Sharma"],
    ["कक्षा ५ A १२.jpg", "5-A 12 Aarav Sharma"],
    ["5th A 12.jpg", "5-A 12 Aarav Sharma"],
    ["5 12.jpg", "? 5-A 12 Aarav Sharma, 5-B 12 Kabir Das"],
    ["B 12.jpg", "5-B 12 Kabir Das"],
    ["7A-12.jpg", ""],
    ["512.jpg", ""],
  ])("and the class before it, %s: %s", (path, found) => {
    expect(find(path)).toBe(found);
  });

  it.each([
    ["5-A/12.jpg", "5-A 12 Aarav Sharma"],
    ["Photos 2026/Class 5/Section B/12.jpg", "5-B 12 Kabir Das"],
    ["5/A-12.jpg", "5-A 12 Aarav Sharma"],
    ["A/6/12.jpg", "6-A 12 Zoë Fernandes"],
    ["VI A photos/12.jpg", "6-A 12 Zoë Fernandes"],
    ["कक्षा 5 वर्ग B/12.jpg", "5-B 12 Kabir Das"],
    ["कक्षा 5 सेक्शन B/12.jpg", "5-B 12 Kabir Das"],
    ["LKG-A/11.jpg", "LKG-A LKG-A-11 Ishaan Patil"],
    ["L.K.G. A/12.jpg", "LKG-A LKG-A-12 Tara"],
    ["5/12.jpg", "? 5-A 12 Aarav Sharma, 5-B 12 Kabir Das"],
    ["12 March/40.jpg", "6-A 40 Meera Bai"],
    ["2026/40.jpg", "6-A 40 Meera Bai"],
    ["Class 7/40.jpg", ""],
    ["UKG/40.jpg", ""],
    ["5-A/40.jpg", ""],
    ["5-A/6A-12.jpg", ""],
  ])("in a folder of the class, %s: %s", (path, found) => {
    expect(find(path)).toBe(found);
  });
});

describe("by name", () => {
  it.each([
    ["Aarav Sharma.jpg", "5-A 12 Aarav Sharma"],
    ["aarav_sharma.JPG", "5-A 12 Aarav Sharma"],
    ["AaravSharma.jpg", "5-A 12 Aarav Sharma"],
    ["aaravsharma.jpg", "5-A 12 Aarav Sharma"],
    ["SHARMA, Aarav.jpg", "5-A 12 Aarav Sharma"],
    ["12 Aarav Sharma.jpg", "5-A 12 Aarav Sharma"],
    ["12. Aarav Sharma.jpg", "5-A 12 Aarav Sharma"],
    ["5A-12-Aarav-Sharma.jpg", "5-A 12 Aarav Sharma"],
    ["Aarav Sharma 5-A.jpg", "5-A 12 Aarav Sharma"],
    ["Aarav Sharma (12) class 5.jpg", "5-A 12 Aarav Sharma"],
    ["Aarav Sharma 4711.jpg", "5-A 12 Aarav Sharma"],
    ["zoe fernandes.jpg", "6-A 12 Zoë Fernandes"],
    ["अनन्या मिश्रा.jpg", "5-A 14 अनन्या मिश्रा"],
    ["अनन्‍या_मिश्रा.jpg", "5-A 14 अनन्या मिश्रा"],
    ["पाँचवीं/आरव सिंह.jpg", "पाँचवीं-अ 3 आरव सिंह"],
    ["Meera Bai.jpg", "? 5-A 13 Meera Bai, 6-A 40 Meera Bai"],
    ["Meera Bai 6.jpg", "6-A 40 Meera Bai"],
    ["6-A/Meera Bai.jpg", "6-A 40 Meera Bai"],
    ["Tara.jpg", "LKG-A LKG-A-12 Tara"],
    ["Nobody Known.jpg", ""],
    ["A.jpg", ""],
  ])("%s: %s", (path, found) => {
    expect(find(path)).toBe(found);
  });

  it.each([
    ["another child's roll number", "40 Aarav Sharma.jpg", "? 5-A 12 Aarav Sharma, 6-A 40 Meera Bai"],
    ["another spelling", "40 Mira Bai.jpg", "? 6-A 40 Meera Bai"],
    ["the first name alone", "Kabir.jpg", "? 5-B 12 Kabir Das"],
    ["a first name that several have", "Aarav.jpg", "? 5-A 12 Aarav Sharma, 5-B 7 Aarav Gupta"],
    ["a longer name", "Tara Verma.jpg", "? LKG-A LKG-A-12 Tara"],
    ["words beside it", "Kabir Das passport.jpg", "? 5-B 12 Kabir Das"],
  ])("%s is left to the office, %s: %s", (_why, path, found) => {
    expect(find(path)).toBe(found);
  });
});

describe("a class that is chosen for all files", () => {
  it.each<[PhotoScope, string, string]>([
    [{ class: "5" }, "12.jpg", "? 5-A 12 Aarav Sharma, 5-B 12 Kabir Das"],
    [{ class: "5", section: "B" }, "12.jpg", "5-B 12 Kabir Das"],
    [{ class: "6" }, "Meera Bai.jpg", "6-A 40 Meera Bai"],
    [{ class: "LKG", section: "A" }, "11.jpg", "LKG-A LKG-A-11 Ishaan Patil"],
    [{ class: "6" }, "Aarav Sharma.jpg", ""],
    [{ class: "6" }, "5-A/12.jpg", ""],
    [{ class: "9" }, "12.jpg", ""],
  ])("%j, %s: %s", (scope, path, found) => {
    expect(find(path, scope)).toBe(found);
  });
});

it("detects two files of one child", () => {
  const matches = matchPhotos(["40.jpg", "6-A/Meera Bai.jpg", "5-B/12.jpg"], SCHOOL);
  expect(matches.map(({ found }) => found)).toEqual(["matched", "matched", "matched"]);
  expect(findDoubled(matches.flatMap(({ candidates }) => candidates.map(({ _id }) => _id)))).toEqual(
    new Set(["6-A 40 Meera Bai"]),
  );
});

it("a file may have the name in Hindi", () => {
  const both = [{ ...student("5-A 12 Aarav Sharma"), nameHi: "आरव शर्मा" }, student("5-A 13 Meera Bai")];
  expect(find("आरव शर्मा.jpg", {}, both)).toBe("5-A 12 Aarav Sharma");
  expect(find("Aarav Sharma.jpg", {}, both)).toBe("5-A 12 Aarav Sharma");
  expect(find("आरव.jpg", {}, both)).toBe("? 5-A 12 Aarav Sharma");
  expect(find("आरव Sharma.jpg", {}, both)).toBe("");
});

it("a school without students matches nothing", () => {
  expect(find("12.jpg", {}, [])).toBe("");
});

it("two thousand photos are matched with two thousand children", () => {
  const school = Array.from({ length: 2000 }, (_, index) =>
    student(`${1 + (index % 10)}-A ${Math.floor(index / 10)} Child Number${index}`),
  );
  const paths = school.map(({ class: name, rollNumber }) => `School photos/Class ${name}/${rollNumber}.jpg`);
  expect(matchPhotos(paths, school).map(({ candidates }) => candidates[0])).toEqual(school);
});
