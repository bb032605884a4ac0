import { type FormEvent, useId } from "react";
import { Options } from "../../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { controlClass, labelClass } from "../../../../core/panel/parts/control-classes.ts";
import { LabelledSelect } from "../../../../core/panel/parts/labelled-select.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { showClass, showSection } from "../../../school/panel/exports.ts";
import { shortLabelOf } from "../field-label.ts";
import { LIST_COLUMNS, type ListSettings, MOST_BLANKS, PAPERS, ROOMY_BLANKS } from "./class-list-settings.ts";
import { ALL_CLASSES, type LoadedLists, ORDERS, sectionsOf } from "./load-class-lists.ts";

const texts = words.classLists;

export type Chosen = LoadedLists["chosen"];

interface ListChoiceProps extends Pick<LoadedLists, "counts" | "chosen"> {
  onChoose: (chosen: Record<keyof Chosen, string>) => void;
}

/** The students on the lists, and their order. */
export function ListChoice({ counts, chosen, onChoose }: ListChoiceProps) {
  function choose({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
    const form = new FormData(currentTarget);
    const value = (name: keyof Chosen) => String(form.get(name) ?? "");
    // Another class has other sections.
    const isOtherClass = (target as HTMLSelectElement).name === "class";
    onChoose({
      class: value("class"),
      section: isOtherClass ? "" : value("section"),
      order: value("order"),
    });
  }

  const sections = sectionsOf(counts, chosen.class);
  return (
    <form onChange={choose} className="mb-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <LabelledSelect name="class" label={texts.class} defaultValue={chosen.class}>
        <Options values={counts.classes.map((each) => each.class)} textOf={showClass} />
        <option value={ALL_CLASSES}>{texts.allClasses}</option>
      </LabelledSelect>
      {sections.length > 1 && (
        <LabelledSelect key={chosen.class} name="section" label={texts.section} defaultValue={chosen.section}>
          <option value="">{texts.allSections}</option>
          <Options values={sections} textOf={showSection} />
        </LabelledSelect>
      )}
      <LabelledSelect name="order" label={texts.order} defaultValue={chosen.order}>
        <Options values={ORDERS} textOf={(order) => texts.orders[order]} />
      </LabelledSelect>
    </form>
  );
}

/** The columns of the lists, and the paper. */
export function ListSettingsFields({
  settings,
  onChange,
}: {
  settings: ListSettings;
  onChange: (settings: ListSettings) => void;
}) {
  const id = useId();
  const change = (changes: Partial<ListSettings>) => onChange({ ...settings, ...changes });
  const isCrowded = settings.paper === "portrait" && settings.blanks > ROOMY_BLANKS;
  return (
    <div className="mb-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <fieldset className="sm:col-span-2 lg:col-span-3">
        <legend className={labelClass}>{texts.columns}</legend>
        <div className="flex flex-wrap gap-x-6">
          {LIST_COLUMNS.map((column) => (
            <label key={column} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                checked={settings.columns.includes(column)}
                onChange={({ target }) =>
                  change({
                    columns: LIST_COLUMNS.filter((each) =>
                      each === column ? target.checked : settings.columns.includes(each),
                    ),
                  })
                }
                className="size-5 accent-maroon"
              />
              {shortLabelOf(column)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid content-start gap-1.5">
        <label htmlFor={`${id}-blanks`} className={labelClass}>
          {texts.blankColumns}
        </label>
        <input
          id={`${id}-blanks`}
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST_BLANKS}
          value={settings.blanks}
          onChange={({ target }) => change({ blanks: clampBlanks(target.valueAsNumber) })}
          className={controlClass}
        />
      </div>
      <div hidden={settings.blanks === 0} className="grid content-start gap-1.5">
        <label htmlFor={`${id}-headings`} className={labelClass}>
          {texts.blankHeadings}
        </label>
        <input
          id={`${id}-headings`}
          value={settings.headings}
          maxLength={400}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => change({ headings: target.value })}
          className={controlClass}
        />
        <p id={`${id}-hint`} className="text-caption text-ink-soft">
          {texts.blankHeadingsHint}
        </p>
      </div>
      <div className="grid content-start gap-1.5">
        <LabelledSelect
          name="paper"
          label={texts.paper}
          defaultValue={settings.paper}
          onChange={({ target }) =>
            change({ paper: PAPERS.find((paper) => paper === target.value) ?? "portrait" })
          }
        >
          <Options values={PAPERS} textOf={(paper) => texts.papers[paper]} />
        </LabelledSelect>
        <p role="status" className="text-caption">
          {isCrowded && texts.sidewaysIsWider}
        </p>
      </div>
    </div>
  );
}

const clampBlanks = (typed: number) => Math.min(MOST_BLANKS, Math.max(0, Math.trunc(typed) || 0));
