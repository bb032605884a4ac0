import { useId } from "react";
import type { YearChild } from "../../../../content/students/year-change-contract.ts";
import { controlClass } from "../../../ui/control-classes.ts";
import { languageOf } from "../../../ui/language.ts";
import { panelLanguage, words } from "../../../ui/panel-words.ts";
import { Datalist, Options } from "../../entry-form/choice-inputs.tsx";
import type { YearScreen } from "./use-year-choices.ts";
import { type ChildChoice, outcomeOf, targetClasses } from "./year-choices.ts";
import { describeOutcome } from "./year-outcome.tsx";

const said = words.yearChange;

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
export function YearChildRow({ child, screen }: YearChildRowProps) {
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
          aria-label={said.outcomeOf(child.name)}
          value={kind}
          onChange={({ currentTarget: { value } }) => choose(value as Kind)}
          className={controlClass}
        >
          <option value="asClass">{said.asClass(describeOutcome(child.class, ofClass))}</option>
          {ofClass !== child.class && <option value="stays">{said.staysIn(child.class)}</option>}
          {ofClass !== null && <option value="leaves">{said.leaves}</option>}
          <option value="other">{said.other}</option>
        </select>
        {choice && kind === "leaves" && <LastDay child={child} choice={choice} screen={screen} />}
        {choice && kind === "other" && <OtherPlace child={child} choice={choice} screen={screen} />}
      </div>
    </li>
  );
}

export const ChildName = ({ child }: { child: YearChild }) => (
  <p className="wrap-anywhere min-w-0 self-center">
    <span lang={languageOf(child.name, panelLanguage)} className="block font-bold">
      {child.name}
    </span>
    <span className="text-caption text-ink-soft">
      {words.studentRecords.classAndSection(child.class, child.section)} · {said.rollNumber(child.rollNumber)}
    </span>
  </p>
);

interface ChoiceProps extends YearChildRowProps {
  choice: ChildChoice;
}

function LastDay({ child, choice, screen: { choices, changeChild } }: ChoiceProps) {
  return (
    <label className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-caption">{said.lastDay}</span>
      <input
        type="date"
        aria-label={said.lastDayOf(child.name)}
        aria-invalid={choice.leftOn === "" || undefined}
        value={choice.leftOn ?? choices.leftOn}
        onChange={({ currentTarget: { value } }) => changeChild(child._id, { to: null, leftOn: value })}
        className={`${controlClass} min-w-0 flex-1`}
      />
    </label>
  );
}

function OtherPlace({ child, choice, screen: { start, changeChild } }: ChoiceProps) {
  const id = useId();
  const to = String(choice.to);
  const sections = start.schoolClasses.find((each) => each.class === to)?.sections ?? [];
  return (
    <div className="grid grid-cols-2 gap-2">
      <label className="grid gap-1">
        <span className="text-caption">{said.class}</span>
        <select
          aria-label={said.classOf(child.name)}
          value={to}
          onChange={({ currentTarget: { value } }) => changeChild(child._id, { ...choice, to: value })}
          className={controlClass}
        >
          <Options values={targetClasses(start)} />
        </select>
      </label>
      <label className="grid gap-1">
        <span className="text-caption">{said.section}</span>
        <input
          aria-label={said.sectionOf(child.name)}
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
