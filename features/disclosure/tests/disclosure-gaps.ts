import type { AnyDocument } from "../../../core/content/pages/define-page.ts";
import { emptyValues } from "../../../core/content/pages/page-schema.ts";
import { pages } from "../../pages.ts";
import { CERTIFICATE_KINDS } from "../content/certificates/certificate-kinds.ts";

const text = (en: string) => ({ en, hi: `${en} (हिंदी)` });
const NO_TEXT = { en: null, hi: null };

/** The pages from which the disclosure page takes facts, without any content. */
export const EMPTY = {
  school: emptyValues(pages.school.fields),
  home: emptyValues(pages.home.fields),
  disclosure: emptyValues(pages.disclosure.fields),
};
export type Source = keyof typeof EMPTY;

/** The document with some values replaced, by their path. */
export function change(document: AnyDocument, values: Record<string, unknown>): AnyDocument {
  const changed = structuredClone(document);
  for (const [path, value] of Object.entries(values)) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    const parent = names.reduce((part, name) => part[name] as AnyDocument, changed);
    if (!Object.hasOwn(parent, last)) throw new Error(`There is no field ${path}`);
    parent[last] = value;
  }
  return changed;
}

/** The pages of a school without gaps. */
export const FILLED: Record<Source, AnyDocument> = {
  school: change(EMPTY.school, {
    name: text("Adarsh"),
    "address.street": text("Street"),
    "address.city": text("Ujjain"),
    "address.state": text("Madhya Pradesh"),
    "address.postalCode": "456001",
    phones: [{ id: "1", label: text("Office"), number: "+91 55500 00001" }],
    email: "office@school.example",
    classes: [{ id: "1", name: text("1"), sections: "A" }],
  }),
  home: change(EMPTY.home, {
    "principalsDesk.name": text("Smt. Rao"),
    "principalsDesk.qualification": text("M.Ed."),
  }),
  disclosure: change(EMPTY.disclosure, {
    "general.affiliationNumber": "1030001",
    "general.schoolCode": "50001",
    "academics.association": text("Meets every month."),
    "staff.vicePrincipals": 0,
    "staff.headTeachers": 1,
    "staff.pgt": 0,
    "staff.tgt": 4,
    "staff.prt": 12,
    "staff.specialEducators": 1,
    "staff.counsellors": 0,
    "infrastructure.campusArea": 8000,
    "infrastructure.classrooms": 20,
    "infrastructure.classroomSize": 46,
    "infrastructure.laboratories": 0,
    "infrastructure.computerRooms": 0,
    "infrastructure.libraries": 1,
    "infrastructure.librarySize": 112,
    "infrastructure.internet": "yes",
    "infrastructure.girlsToilets": 8,
    "infrastructure.boysToilets": 8,
    "infrastructure.accessibleToilets": 1,
    "infrastructure.video": "https://youtu.be/aqz-KE-bpKQ",
  }),
};

/** The kinds that a school must have. */
export const NEEDED_KINDS = CERTIFICATE_KINDS.filter(
  (kind) => kind !== "extension of affiliation" && kind !== "other",
);

const EMPTY_ADDRESS = {
  street: NO_TEXT,
  locality: NO_TEXT,
  city: NO_TEXT,
  state: NO_TEXT,
  postalCode: "456001",
};

/** Each fact that may be missing: its page and field, the empty value and the label in the check. */
export const FACT_GAPS: readonly (readonly [Source, string, unknown, string])[] = [
  ["school", "name", NO_TEXT, "Name of the school"],
  ["school", "address", EMPTY_ADDRESS, "Address with PIN code"],
  ["school", "address.postalCode", null, "PIN code"],
  ["school", "phones", [], "Telephones"],
  ["school", "email", null, "Email"],
  ["school", "classes", [], "Teachers to sections"],
  ["home", "principalsDesk.name", NO_TEXT, "Principal"],
  ["home", "principalsDesk.qualification", NO_TEXT, "Qualification of the principal"],
  ["disclosure", "general.affiliationNumber", null, "Affiliation number"],
  ["disclosure", "general.schoolCode", null, "School code"],
  ["disclosure", "academics.association", NO_TEXT, "Parent-teacher association"],
  ["disclosure", "staff.vicePrincipals", null, "Vice principals"],
  ["disclosure", "staff.headTeachers", null, "Head teachers"],
  ["disclosure", "staff.pgt", null, "Postgraduate teachers (PGT)"],
  ["disclosure", "staff.tgt", null, "Trained graduate teachers (TGT)"],
  ["disclosure", "staff.prt", null, "Primary teachers (PRT)"],
  ["disclosure", "staff.specialEducators", null, "Special educators"],
  ["disclosure", "staff.counsellors", null, "Counsellors"],
  ["disclosure", "infrastructure.campusArea", null, "Area of the campus"],
  ["disclosure", "infrastructure.classrooms", null, "Classrooms"],
  ["disclosure", "infrastructure.classroomSize", null, "Size of a classroom, in square metres"],
  ["disclosure", "infrastructure.laboratories", null, "Laboratories"],
  ["disclosure", "infrastructure.computerRooms", null, "Computer laboratories"],
  ["disclosure", "infrastructure.libraries", null, "Library"],
  ["disclosure", "infrastructure.librarySize", null, "Size of the library, in square metres"],
  ["disclosure", "infrastructure.internet", null, "Internet"],
  ["disclosure", "infrastructure.girlsToilets", null, "Toilets for girls"],
  ["disclosure", "infrastructure.boysToilets", null, "Toilets for boys"],
  ["disclosure", "infrastructure.accessibleToilets", null, "Toilets for children with special needs"],
  ["disclosure", "infrastructure.video", null, "Video of the inspection"],
];
