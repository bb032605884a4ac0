/** A text that is inserted directly after the only occurrence of `after`. */
export interface Insertion {
  after: string;
  insert: string;
}

/** The changes of an example to its files: creates a file from a text in `new-files/`, or inserts something. */
export type Example = Readonly<Record<string, string | readonly Insertion[]>>;

/** A blood group, which only the office sees: section "Add a private student field" of `docs/architecture.md`. */
const privateField: Example = {
  "features/students/content/students.ts": [
    { after: "  oneOf,\n", insert: "  optionalOneOf,\n" },
    {
      after: 'const GENDERS = ["Male", "Female", "Other"] as const;\n',
      insert: 'const BLOOD_GROUPS = ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"] as const;\n',
    },
    {
      after: 'choiceField("Gender", GENDERS, oneOf("Gender", GENDERS))),\n',
      insert: `    bloodGroup: {
      ...choiceField("Blood group", BLOOD_GROUPS, optionalOneOf("Blood group", BLOOD_GROUPS)),
      optional: true,
    },
`,
    },
    { after: '"mobileNumber", "dateOfBirth"', insert: ', "bloodGroup"' },
  ],
  "core/server/database/migrations/901-blood-group.ts": "blood-group-migration.ts.txt",
  "features/students/content/student-fields.ts": [
    {
      after: "export const STUDENT_FIELD_WORDS: Record<ImportField, StudentFieldWords> = {\n",
      insert: `  bloodGroup: {
    hindi: {
      "Blood group": "रक्त समूह",
      ...{ "A+": "ए पॉज़िटिव", "A-": "ए नेगेटिव", "B+": "बी पॉज़िटिव", "B-": "बी नेगेटिव" },
      ...{ "AB+": "एबी पॉज़िटिव", "AB-": "एबी नेगेटिव", "O+": "ओ पॉज़िटिव", "O-": "ओ नेगेटिव" },
    },
    example: { en: "B+", hi: "B+" },
    explanation: { en: "Such as B+ or O-.", hi: "जैसे B+ या O-।" },
    headings: "blood group, blood, bg, रक्त समूह, रक्त ग्रुप, ब्लड ग्रुप",
    width: 14,
  },
`,
    },
  ],
  "features/students/sample/students.ts": [
    { after: '    picture: "portrait-student-01",\n', insert: '    bloodGroup: "B+",\n' },
  ],
};

/** Achievements with a page for visitors: section "Add a content type" of `docs/architecture.md`. */
const contentType: Example = {
  "features/achievements/content/achievements.ts": "achievements-declaration.ts.txt",
  "features/achievements/content/feature.ts": "achievements-feature.ts.txt",
  "features/content.ts": [
    {
      after: "export const features = [\n",
      insert: "  achievementsFeature,\n",
    },
    {
      after: 'import { accountsFeature } from "./accounts/content/feature.ts";\n',
      insert: 'import { achievementsFeature } from "./achievements/content/feature.ts";\n',
    },
  ],
  "features/types.ts": [
    {
      after: 'import type { Resource } from "../core/content/types/define-resource.ts";\n',
      insert: 'import { achievements } from "./achievements/content/achievements.ts";\n',
    },
    { after: "  facilities,\n", insert: "  achievements,\n" },
  ],
  "core/server/database/migrations/902-achievements.ts": "achievements-migration.ts.txt",
  "core/words/panel/hi/sentences/outcomes.ts": [
    {
      after: "export const OUTCOMES: Record<string, string> = {\n",
      insert: `  Achievement: "उपलब्धि",
  "Failed to fetch achievements.": "उपलब्धियाँ लोड नहीं हो सकीं।",
  "Achievement added successfully!": "उपलब्धि जोड़ दी गई।",
  "Failed to save achievement.": "उपलब्धि सहेजी नहीं जा सकी।",
  "Achievement updated successfully!": "उपलब्धि बदल दी गई।",
  "Achievement deleted successfully!": "उपलब्धि हटा दी गई।",
  "Failed to delete achievement.": "उपलब्धि हटाई नहीं जा सकी।",
  "Are you sure you want to delete this achievement?": "क्या यह उपलब्धि हटाई जाए?",
  "No achievements available": "अभी कोई उपलब्धि नहीं है।",
`,
    },
  ],
  "features/achievements/panel/screens/achievements.tsx": "achievements-screen.tsx.txt",
  "features/achievements/site/pages/achievements.tsx": "achievements-page.tsx.txt",
  "features/achievements/site/feature.ts": "achievements-site.ts.txt",
  "features/site.ts": [
    {
      after: 'import type { FeatureSite } from "../core/site/feature-site.ts";\n',
      insert: 'import { achievementsSite } from "./achievements/site/feature.ts";\n',
    },
    { after: "  facilitiesSite,\n", insert: "  achievementsSite,\n" },
  ],
  "features/achievements/sample/achievements.ts": "achievements-sample.ts.txt",
  "features/achievements/sample/feature.ts": "achievements-sample-feature.ts.txt",
  "features/sample.ts": [
    {
      after: 'import type { FeatureSample } from "../core/sample/feature-sample.ts";\n',
      insert: 'import { achievementsSample } from "./achievements/sample/feature.ts";\n',
    },
    { after: "  facilitiesSample,\n", insert: "  achievementsSample,\n" },
  ],
  "tests/api/entries.ts": [
    {
      after: "export const contentTypes = {\n",
      insert: `  achievements: {
    name: "achievements",
    list: "/achievements/all",
    create: "/achievements/create",
    bulk: "/achievements/bulk",
    update: (id) => \`/achievements/update/\${id}\`,
    remove: (id) => \`/achievements/delete/\${id}\`,
    body: "multipart",
    fields: { title: "Kabaddi cup", year: 2026, titleHi: "कबड्डी कप" },
    files: { image: { required: true, maxBytes: 2 * MEGABYTE } },
    adminKeys: ["_id", "title", "year", "image", "titleHi", ...STATE],
    publicKeys: ["_id", "title", "year", "image", "titleHi", ...TIMES],
    deleted: "Achievement deleted successfully!",
    notFound: "Achievement not found",
    auditTitle: "Kabaddi cup",
  },
`,
    },
  ],
};

/** By the heading of the section that documents them. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  "Add a private student field": privateField,
  "Add a content type": contentType,
};
