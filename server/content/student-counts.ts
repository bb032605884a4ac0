import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { students } from "../../content/resources/students.ts";
import type { Database } from "../database/tables.ts";

const countsSchema = z.object({
  total: z.int(),
  classes: z.array(
    z.object({
      class: z.string(),
      sections: z.array(z.object({ section: z.string(), count: z.int() })),
    }),
  ),
});
type StudentCounts = z.infer<typeof countsSchema>;

/** Classes before class 1, in the order in which children pass through them. */
const BEFORE_CLASS_1 = ["playgroup", "pre-nursery", "nursery", "kg", "lkg", "ukg"];

const inNaturalOrder = new Intl.Collator("en", { numeric: true }).compare;

/** How many students each class and section has, for the office's filters. */
export function registerStudentCounts(app: FastifyInstance, db: Database): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    "/students/counts",
    {
      config: { access: "admin" },
      schema: {
        tags: [students.singular],
        summary: "Count by class and section",
        response: { 200: countsSchema },
      },
    },
    () => countStudents(db),
  );
}

async function countStudents(db: Database): Promise<StudentCounts> {
  const groups = await db
    .selectFrom("students")
    .select(["class", "section", (eb) => eb.fn.countAll().as("count")])
    .groupBy(["class", "section"])
    .execute();
  const classes = new Map<string, { section: string; count: number }[]>();
  for (const group of groups) {
    const sections = classes.get(String(group.class)) ?? [];
    sections.push({ section: String(group.section), count: Number(group.count) });
    classes.set(String(group.class), sections);
  }
  return {
    total: groups.reduce((total, { count }) => total + Number(count), 0),
    classes: [...classes]
      .sort(([a], [b]) => compareClasses(a, b))
      .map(([name, sections]) => ({
        class: name,
        sections: sections.sort((a, b) => inNaturalOrder(a.section, b.section)),
      })),
  };
}

function compareClasses(a: string, b: string): number {
  const rank = (name: string) => {
    const index = BEFORE_CLASS_1.indexOf(name.toLowerCase());
    return index === -1 ? BEFORE_CLASS_1.length : index;
  };
  return rank(a) - rank(b) || inNaturalOrder(a, b);
}
