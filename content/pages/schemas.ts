import { z } from "zod";
import { normalizePath } from "../address.ts";
import { pagePaths } from "../public-pages.ts";

/**
 * What each file of this folder must hold. Only tests and tools load these schemas; the pages import the data
 * and the types, so that Zod stays out of the visitors' browsers. Names that end in `Hi` hold Hindi text.
 */

const text = z.string().trim().min(1);
const paragraphs = z.array(text).min(1);
const devanagari = text.regex(/\p{Script=Devanagari}/u, "must be written in Hindi");
const sitePath = z
  .string()
  .refine((href) => pagePaths.some((path) => path === normalizePath(href)), "must be a page of this site");
const phone = z.string().regex(/^\+\d{1,3}( \d{2,5}){2,3}$/, "must be an international number, in groups");
const year = z.number().int().min(1900).max(2100);
const rupees = z.number().int().nonnegative();

const pagePictureSchema = z.strictObject({
  /** `content/pages/pictures/KEY.jpg|png|webp`, or the sample's `sample/pictures/KEY.jpg` where that is absent. */
  key: z.string().regex(/^[a-z]+(-[a-z0-9]+)*$/, "must be a picture key"),
  alt: text,
});
export type PagePicture = z.infer<typeof pagePictureSchema>;

const sectionHeadSchema = z.strictObject({ heading: text, line: text });

const linkSchema = z.strictObject({ label: text, href: sitePath });

export const schoolSchema = z.strictObject({
  name: text,
  nameHi: devanagari,
  tagline: text,
  taglineHi: devanagari,
  /** School name, then address: the two lines of the mobile menu, the footer and letterheads. */
  addressLinesHi: z.tuple([devanagari, devanagari]),
  description: text,
  established: year,
  registered: year,
  address: z.strictObject({
    street: text,
    locality: text,
    city: text,
    state: text,
    postalCode: z.string().regex(/^[1-9]\d{5}$/, "must be a PIN code"),
    country: text,
    countryCode: z.string().regex(/^[A-Z]{2}$/),
  }),
  /** The first number is the one that header and footer call. */
  phones: z.array(z.strictObject({ label: text, number: phone })).min(1),
  email: z.email(),
  officeHours: z.array(z.strictObject({ days: text, hours: text })).min(1),
  map: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    /** West, south, east, north, as OpenStreetMap's embedded frame takes them. */
    boundingBox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  }),
  social: z.strictObject({
    facebook: z.httpUrl(),
    whatsapp: z.httpUrl(),
    instagram: z.httpUrl(),
    linkedin: z.httpUrl(),
  }),
  /** The school-management system that the header's 'SSM(login)' opens. */
  managementLoginUrl: z.url({ protocol: /^https$/ }),
});
export type School = z.infer<typeof schoolSchema>;

export const navigationSchema = z.strictObject({
  header: z.array(
    z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("link"), label: text, href: sitePath }),
      z.strictObject({
        kind: z.literal("group"),
        id: z.enum(["school", "studentCorner"]),
        label: text,
        opensOnHover: z.boolean(),
        links: z.array(linkSchema).min(1),
      }),
    ]),
  ),
  managementLoginLabel: text,
  footerHeading: text,
  footerQuickLinks: z.array(linkSchema),
});
export type Navigation = z.infer<typeof navigationSchema>;
export type NavigationItem = Navigation["header"][number];

export const pageHeadsSchema = z.record(
  z.enum(pagePaths),
  z.strictObject({
    /** Title and description for search engines and shared links; the layout adds the school's name to the title. */
    title: text.max(60),
    description: text.min(50).max(170),
    /** What stands at the top of the page itself. */
    heading: text,
    line: text,
  }),
);
export type PageHeads = z.infer<typeof pageHeadsSchema>;

const personCardSchema = z.strictObject({
  name: text,
  title: text,
  description: text,
  picture: pagePictureSchema,
});
export type PersonCard = z.infer<typeof personCardSchema>;

export const homeSchema = z.strictObject({
  slides: z.array(z.strictObject({ heading: text, line: text, picture: pagePictureSchema })).length(8),
  noticePopup: z.strictObject({ heading: text }),
  principalsDesk: z.strictObject({ ...sectionHeadSchema.shape, cards: z.array(personCardSchema).length(2) }),
  /** Its heading and Hindi line are the school's own tagline. */
  taglineBanner: z.strictObject({ text, picture: pagePictureSchema }),
  facts: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ value: text, label: text })).length(4),
  }),
  facilities: sectionHeadSchema,
  noticeBoard: sectionHeadSchema,
  topStudents: sectionHeadSchema,
  foundationSubjects: z.strictObject({
    ...sectionHeadSchema.shape,
    picture: pagePictureSchema,
    subjects: z.array(z.strictObject({ name: text, nameHi: devanagari, line: text })).min(1),
  }),
  admissions: z.strictObject({
    ...sectionHeadSchema.shape,
    steps: z.array(text).min(1),
    primaryLink: linkSchema,
    secondaryLink: linkSchema,
  }),
  blog: sectionHeadSchema,
  gallery: sectionHeadSchema,
  alumni: sectionHeadSchema,
});
export type HomePage = z.infer<typeof homeSchema>;

const illustratedTextSchema = z.strictObject({ heading: text, paragraphs, picture: pagePictureSchema });

export const aboutSchema = z.strictObject({
  vision: illustratedTextSchema,
  mission: z.strictObject({ ...illustratedTextSchema.shape, points: z.array(text).min(1) }),
  committee: z.strictObject({ heading: text, paragraphs }),
  history: z.strictObject({
    ...illustratedTextSchema.shape,
    facts: z.array(z.strictObject({ value: text, label: text })).length(4),
    milestones: z.array(z.strictObject({ year, title: text, text })).min(1),
  }),
  achievements: z.strictObject({
    heading: text,
    line: text,
    boardResults: z
      .array(
        z.strictObject({
          session: z.string().regex(/^\d{4}-\d{2}$/, "must be a session such as 2021-22"),
          results: z.array(
            z.strictObject({
              class: text,
              appeared: z.number().int().positive(),
              passed: z.number().int().nonnegative(),
              firstDivision: z.number().int().nonnegative(),
              highestPercent: z.number().min(0).max(100),
            }),
          ),
          remark: text,
        }),
      )
      .min(1),
    honours: z.array(text).min(1),
  }),
});
export type AboutPage = z.infer<typeof aboutSchema>;

export const servicesSchema = z.strictObject({
  cards: z
    .array(
      z.strictObject({
        name: text,
        description: text,
        points: z.array(text).min(1),
        picture: pagePictureSchema,
      }),
    )
    .length(4),
  question: sectionHeadSchema,
});
export type ServicesPage = z.infer<typeof servicesSchema>;

export const managementSchema = z.strictObject({
  leaders: z.array(z.strictObject({ ...personCardSchema.shape, message: text })).length(2),
  committee: z.strictObject({
    ...sectionHeadSchema.shape,
    headingHi: devanagari,
    picture: pagePictureSchema,
  }),
});
export type ManagementPage = z.infer<typeof managementSchema>;

export const disciplineSchema = z.strictObject({
  heads: z.array(personCardSchema).length(2),
  guidelinesHead: sectionHeadSchema,
  guidelines: z.array(z.strictObject({ title: text, text })).length(8),
});
export type DisciplinePage = z.infer<typeof disciplineSchema>;

export const feesSchema = z.strictObject({
  headingHi: devanagari,
  lineHi: devanagari,
  headsHi: z.strictObject({
    grade: devanagari,
    applicationFee: devanagari,
    admissionFee: devanagari,
    firstInstalment: devanagari,
    secondInstalment: devanagari,
    thirdInstalment: devanagari,
  }),
  rows: z
    .array(
      z.strictObject({
        gradeHi: devanagari,
        applicationFee: rupees,
        admissionFee: rupees,
        firstInstalment: rupees,
        secondInstalment: rupees,
        thirdInstalment: rupees,
      }),
    )
    .min(1),
  notesHeadingHi: devanagari,
  notesHi: z.array(devanagari).min(1),
});
export type FeesPage = z.infer<typeof feesSchema>;

const activityGroup = (pictures: number) =>
  z.strictObject({
    ...sectionHeadSchema.shape,
    items: z.array(z.strictObject({ caption: text, picture: pagePictureSchema })).length(pictures),
  });

export const activitiesSchema = z.strictObject({
  groups: z.tuple([activityGroup(6), activityGroup(4), activityGroup(6), activityGroup(3)]),
});
export type ActivitiesPage = z.infer<typeof activitiesSchema>;

export const contactSchema = z.strictObject({
  form: z.strictObject({
    ...sectionHeadSchema.shape,
    labels: z.strictObject({ name: text, address: text, phoneNumber: text, message: text, submit: text }),
  }),
  visit: z.strictObject({ heading: text, paragraphs, mapTitle: text }),
});
export type ContactPage = z.infer<typeof contactSchema>;
