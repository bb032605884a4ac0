import { useId, useState } from "react";
import type { YearChild } from "../../../../content/students/year-change-contract.ts";
import { controlClass, labelClass } from "../../../ui/control-classes.ts";
import { LabelledSelect } from "../../../ui/labelled-select.tsx";
import { words } from "../../../ui/panel-words.ts";
import { Options } from "../../entry-form/choice-inputs.tsx";
import type { YearScreen } from "./use-year-choices.ts";
import { YearChildRow } from "./year-child-row.tsx";

const said = words.yearChange;

const MOST_SHOWN = 60;

/** Students who do not move with their class. */
export function YearStepChildren(screen: YearScreen) {
  const { students, choices, start } = screen;
  const id = useId();
  const [search, setSearch] = useState("");
  const [className, setClassName] = useState("");
  // Chosen students stay among the results while they match, so that rows do not move.
  const found = findChildren(students, search, className);
  const shown = found.slice(0, MOST_SHOWN);
  const chosen = students.filter(({ _id }) => choices.children[_id]?.to !== undefined);
  const above = chosen.filter((child) => !shown.includes(child));
  return (
    <>
      <p className="mb-4 max-w-reading">{said.childrenText}</p>
      <div className="mb-4 grid gap-4 sm:grid-cols-[2fr_1fr]">
        <div className="grid gap-1.5">
          <label htmlFor={id} className={labelClass}>
            {said.search}
          </label>
          <input
            id={id}
            type="search"
            maxLength={200}
            autoComplete="off"
            value={search}
            onChange={({ currentTarget: { value } }) => setSearch(value)}
            className={controlClass}
          />
        </div>
        <LabelledSelect
          label={said.byClass}
          value={className}
          onChange={({ currentTarget: { value } }) => setClassName(value)}
        >
          <option value="">{said.allClasses}</option>
          <Options values={start.classes.map((each) => each.class)} />
        </LabelledSelect>
      </div>
      <p role="status" className="font-bold">
        {said.chosen(chosen.length)}
      </p>
      <Rows rows={above} screen={screen} />
      {shown.length > 0 && above.length > 0 && <hr className="my-2 border-line-strong" />}
      <Rows rows={shown} screen={screen} />
      <p role="status" className="mt-2 text-ink-soft empty:hidden">
        {(search !== "" || className !== "") && found.length === 0 && said.noMatch}
        {found.length > shown.length && said.firstShown(shown.length, found.length)}
      </p>
    </>
  );
}

const Rows = ({ rows, screen }: { rows: readonly YearChild[]; screen: YearScreen }) =>
  rows.length > 0 && (
    <ul className="divide-y divide-line">
      {rows.map((child) => (
        <YearChildRow key={child._id} child={child} screen={screen} />
      ))}
    </ul>
  );

function findChildren(students: readonly YearChild[], search: string, className: string): YearChild[] {
  const wanted = search.trim().toLowerCase().split(/\s+/);
  if (search.trim() === "" && className === "") return [];
  return students.filter((child) => {
    const text = `${child.name} ${child.rollNumber}`.toLowerCase();
    return (className === "" || child.class === className) && wanted.every((word) => text.includes(word));
  });
}
