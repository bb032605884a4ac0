import { useId, useState } from "react";
import { DateInput } from "../../../core/panel/dates/date-input.tsx";
import { Datalist, Options } from "../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { controlClass, labelClass } from "../../../core/panel/parts/control-classes.ts";
import { LabelledSelect } from "../../../core/panel/parts/labelled-select.tsx";
import { languageOf } from "../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../core/ui/panel-words.ts";
import { showClass } from "../../school/panel/exports.ts";
import { showClassAndSection, showName } from "../../students/panel/exports.ts";
import type { YearChild } from "../content/year-change-contract.ts";
import type { YearScreen } from "./use-year-choices.ts";
import { type ChildChoice, outcomeOf, targetClasses } from "./year-choices.ts";
import { describeOutcome } from "./year-outcome.tsx";

const texts = words.yearChange;

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
      <p className="mb-4 max-w-reading">{texts.childrenText}</p>
      <div className="mb-4 grid gap-4 sm:grid-cols-[2fr_1fr]">
        <div className="grid gap-1.5">
          <label htmlFor={id} className={labelClass}>
            {texts.search}
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
          label={texts.byClass}
          value={className}
          onChange={({ currentTarget: { value } }) => setClassName(value)}
        >
          <option value="">{texts.allClasses}</option>
          <Options values={start.classes.map((each) => each.class)} textOf={showClass} />
        </LabelledSelect>
      </div>
      <p role="status" className="font-bold">
        {texts.chosen(chosen.length)}
      </p>
      <Rows rows={above} screen={screen} />
      {shown.length > 0 && above.length > 0 && <hr className="my-2 border-line-strong" />}
      <Rows rows={shown} screen={screen} />
      <p role="status" className="mt-2 text-ink-soft empty:hidden">
        {(search !== "" || className !== "") && found.length === 0 && texts.noMatch}
        {found.length > shown.length && texts.firstShown(shown.length, found.length)}
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
    const text = `${child.name} ${child.nameHi ?? ""} ${child.rollNumber}`.toLowerCase();
    return (className === "" || child.class === className) && wanted.every((word) => text.includes(word));
  });
}

type Kind = "asClass" | "stays" | "leaves" | "other";

function kindOf(child: YearChild, choice: ChildChoice | undefined): Kind {
  if (choice?.to === undefined) return "asClass";
  if (choice.to === null) return "leaves";
  return choice.to === child.class && choice.section === undefined ? "stays" : "other";
}

interface YearChildRowProps {
  child: YearChild;
  screen: YearScreen;
}

/** A student and the choice for the new year. */
function YearChildRow({ child, screen }: YearChildRowProps) {
  const { start, choices, changeChild } = screen;
  const choice = choices.children[child._id];
  const kind = kindOf(child, choice);
  const ofClass = outcomeOf(child.class, choices, start);

  function choose(next: Kind): void {
    const made: Record<Kind, ChildChoice | undefined> = {
      asClass: undefined,
      stays: { to: child.class },
      leaves: { to: null },
      other: { to: ofClass ?? child.class, section: child.section },
    };
    changeChild(child._id, made[next]);
  }

  return (
    <li className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-2">
      <ChildName child={child} />
      <div className="grid content-start gap-2">
        <select
          aria-label={texts.outcomeOf(showName(child))}
          value={kind}
          onChange={({ currentTarget: { value } }) => choose(value as Kind)}
          className={controlClass}
        >
          <option value="asClass">{texts.asClass(describeOutcome(child.class, ofClass))}</option>
          {ofClass !== child.class && <option value="stays">{texts.staysIn(showClass(child.class))}</option>}
          {ofClass !== null && <option value="leaves">{texts.leaves}</option>}
          <option value="other">{texts.other}</option>
        </select>
        {choice && kind === "leaves" && <LastDay child={child} choice={choice} screen={screen} />}
        {choice && kind === "other" && <OtherPlace child={child} choice={choice} screen={screen} />}
      </div>
    </li>
  );
}

export const ChildName = ({ child }: { child: YearChild }) => (
  <p className="wrap-anywhere min-w-0 self-center">
    <span lang={languageOf(showName(child), panelLanguage)} className="block font-bold">
      {showName(child)}
    </span>
    <span className="text-caption text-ink-soft">
      {showClassAndSection(child)} · {texts.rollNumber(child.rollNumber)}
    </span>
  </p>
);

interface ChoiceProps extends YearChildRowProps {
  choice: ChildChoice;
}

function LastDay({ child, choice, screen: { choices, changeChild } }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="text-caption">
        {texts.lastDay}
      </label>
      <DateInput
        id={id}
        aria-label={texts.lastDayOf(showName(child))}
        aria-invalid={choice.leftOn === "" || undefined}
        value={choice.leftOn ?? choices.leftOn}
        onChange={({ currentTarget: { value } }) => changeChild(child._id, { to: null, leftOn: value })}
        className={`${controlClass} min-w-0 flex-1`}
      />
    </div>
  );
}

function OtherPlace({ child, choice, screen: { start, changeChild } }: ChoiceProps) {
  const id = useId();
  const to = String(choice.to);
  const sections = start.schoolClasses.find((each) => each.class === to)?.sections ?? [];
  return (
    <div className="grid grid-cols-2 gap-2">
      <label className="grid gap-1">
        <span className="text-caption">{texts.class}</span>
        <select
          aria-label={texts.classOf(showName(child))}
          value={to}
          onChange={({ currentTarget: { value } }) => changeChild(child._id, { ...choice, to: value })}
          className={controlClass}
        >
          <Options values={targetClasses(start)} textOf={showClass} />
        </select>
      </label>
      <label className="grid gap-1">
        <span className="text-caption">{texts.section}</span>
        <input
          aria-label={texts.sectionOf(showName(child))}
          list={id}
          maxLength={40}
          autoComplete="off"
          value={choice.section ?? ""}
          onChange={({ currentTarget: { value } }) => changeChild(child._id, { ...choice, section: value })}
          className={controlClass}
        />
        <Datalist id={id} values={sections} />
      </label>
    </div>
  );
}
