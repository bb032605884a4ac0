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
    { after: "  optionalDay,\n", insert: "  optionalChoice,\n" },
    {
      after: 'const GENDERS = ["Male", "Female", "Other"] as const;\n',
      insert: `const BLOOD_GROUPS = ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"] as const;
`,
    },
    {
      after: '    address: emptyOnUpdate(requiredField(label("Address", "पता"), 500, "textarea")),\n',
      insert: `    bloodGroup: optionalChoice(label("Blood group", "रक्त समूह"), BLOOD_GROUPS, {
      "A+": "ए पॉज़िटिव",
      "A-": "ए नेगेटिव",
      "B+": "बी पॉज़िटिव",
      "B-": "बी नेगेटिव",
      "AB+": "एबी पॉज़िटिव",
      "AB-": "एबी नेगेटिव",
      "O+": "ओ पॉज़िटिव",
      "O-": "ओ नेगेटिव",
    }),
`,
    },
    { after: '"mobileNumber", "dateOfBirth"', insert: ', "bloodGroup"' },
  ],
  "core/server/database/migrations/901-blood-group.ts": "blood-group-migration.ts.txt",
  "features/students/content/student-fields.ts": [
    {
      after: "export const STUDENT_FIELD_WORDS: Record<ImportField, StudentFieldWords> = {\n",
      insert: `  bloodGroup: {
    example: { en: "B+", hi: "B+" },
    explanation: { en: "Such as B+ or O-.", hi: "जैसे B+ या O-।" },
    headings: "blood group, blood, bg, रक्त समूह, रक्त ग्रुप, ब्लड ग्रुप",
    width: 14,
  },
`,
    },
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
  "features/achievements/panel/screens/achievements.tsx": "achievements-screen.tsx.txt",
  "features/achievements/site/achievements.tsx": "achievements-page.tsx.txt",
  "features/site.ts": [
    {
      after: 'import type { FeatureSite } from "../core/site/feature-site.ts";\n',
      insert: 'import { achievementsSite } from "./achievements/site/achievements.tsx";\n',
    },
    { after: "  facilitiesSite,\n", insert: "  achievementsSite,\n" },
  ],
  "features/achievements/sample/achievements.ts": "achievements-sample.ts.txt",
  "features/sample.ts": [
    {
      after: 'import type { FeatureSample } from "../core/sample/feature-sample.ts";\n',
      insert: 'import { achievementsSample } from "./achievements/sample/achievements.ts";\n',
    },
    { after: "  facilitiesSample,\n", insert: "  achievementsSample,\n" },
  ],
  "features/achievements/tests/contract.ts": "achievements-contract.ts.txt",
  "features/test-contracts.ts": [
    {
      after: 'import type { ContentTypeCase } from "../tests/api/content-type-case.ts";\n',
      insert: 'import { achievements } from "./achievements/tests/contract.ts";\n',
    },
    { after: "  notices,\n", insert: "  achievements,\n" },
  ],
};

/** By the heading of the section that documents them. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  "Add a private student field": privateField,
  "Add a content type": contentType,
};
