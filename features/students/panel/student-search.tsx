import type { FormEvent } from "react";
import { useSearchParams } from "react-router";
import { findControl } from "../../../core/panel/entry-form/form-values.ts";
import { type ListFilter, ListSearch } from "../../../core/panel/entry-list/list-search.tsx";
import { HERE_AND_LEFT } from "../../../core/panel/entry-table/table-address.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { type ClassNames, showClass, showSection } from "../../school/panel/exports.ts";
import type { StudentCounts } from "../content/student-export-contract.ts";

const texts = words.studentRecords;

/** For lists with former students. */
export const LEFT_FILTER: ListFilter = {
  name: "hasLeft",
  label: words.studentMenu.byLeft,
  all: words.studentMenu.here,
  options: [
    { value: "true", text: words.studentMenu.left },
    { value: HERE_AND_LEFT, text: words.studentMenu.hereAndLeft },
  ],
};

interface StudentSearchProps {
  counts: StudentCounts;
  /** Additional filters. */
  filters?: readonly ListFilter[];
}

/** Searches students by text, class and section. */
export function StudentSearch({ counts, filters = [] }: StudentSearchProps) {
  const [params] = useSearchParams();

  /** Clears a section that the chosen class does not have. */
  function dropStrangeSection({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
    const changed = target as HTMLInputElement | HTMLSelectElement;
    const section = findControl(currentTarget, "section");
    if (changed.name !== "class" || !section) return;
    const sections = countSections(counts, changed.value);
    if (!sections.some(({ value }) => value === section.value)) section.value = "";
  }

  return (
    <ListSearch
      label={texts.search}
      placeholder={texts.searchFor}
      onInput={dropStrangeSection}
      filters={[
        {
          name: "class",
          label: texts.byClass,
          all: texts.allClasses,
          options: countClasses(counts).map(withCount(showClass)),
        },
        {
          name: "section",
          label: texts.bySection,
          all: texts.allSections,
          options: countSections(counts, params.get("class")).map(withCount(showSection)),
        },
        ...filters,
      ]}
    />
  );
}

interface Counted {
  value: string;
  count: number;
}

const withCount =
  (show: (value: string) => string) =>
  ({ value, count }: Counted) => ({ value, text: `${show(value)} (${count.toLocaleString("en-IN")})` });

const countClasses = ({ classes }: StudentCounts): Counted[] =>
  classes.map((each) => ({
    value: each.class,
    count: each.sections.reduce((sum, { count }) => sum + count, 0),
  }));

/** The sections of one class, or of the whole school. */
function countSections({ classes }: StudentCounts, chosenClass: string | null): Counted[] {
  const totals = new Map<string, number>();
  for (const { sections } of chosenClass ? classes.filter((each) => each.class === chosenClass) : classes) {
    for (const { section, count } of sections) totals.set(section, (totals.get(section) ?? 0) + count);
  }
  return [...totals].map(([value, count]) => ({ value, count })).sort((a, b) => inOrder(a.value, b.value));
}

const inOrder = new Intl.Collator("en", { numeric: true }).compare;

/** The classes and sections of the school's list and of the students. */
export const suggestValues = (counts: StudentCounts, names: ClassNames): ClassNames => ({
  class: [...new Set([...names.class, ...countClasses(counts).map(({ value }) => value)])],
  section: [...new Set([...names.section, ...countSections(counts, null).map(({ value }) => value)])],
});
