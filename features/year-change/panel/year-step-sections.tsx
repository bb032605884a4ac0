import { useId } from "react";
import { plainNumerals } from "../../../core/content/text/read-number.ts";
import { Options, TickLine } from "../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { FieldFrame } from "../../../core/panel/entry-form/fields/field-frame.tsx";
import { controlClass } from "../../../core/panel/parts/control-classes.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { showClass, showSection } from "../../school/panel/exports.ts";
import { showName } from "../../students/panel/exports.ts";
import { ROLL_NUMBER_WAYS, SECTION_WAYS, type YearChild } from "../content/year-change-contract.ts";
import { hasValidStart, lacksSections, sectionChoiceOf } from "./find-step-error.ts";
import type { YearScreen } from "./use-year-choices.ts";
import { classesAfter, readNames, type SectionChoice } from "./year-choices.ts";
import { ChildName } from "./year-step-children.tsx";

const texts = words.yearChange;

const WAYS = ["keep", ...SECTION_WAYS, "byHand"] as const;

/** The sections of the new classes, and the roll numbers. */
export function YearStepSections(screen: YearScreen) {
  const { start, students, choices } = screen;
  return (
    <>
      <p className="mb-2 max-w-reading">{texts.sectionsText}</p>
      <ul className="divide-y divide-line">
        {classesAfter(students, choices, start).map((each) => (
          <ClassSections key={each.class} name={each.class} members={each.children} screen={screen} />
        ))}
      </ul>
      <RollNumbers {...screen} />
    </>
  );
}

interface ClassSectionsProps {
  name: string;
  members: readonly YearChild[];
  screen: YearScreen;
}

function ClassSections({ name, members, screen }: ClassSectionsProps) {
  const { choices, showsErrors, change } = screen;
  const choice = sectionChoiceOf(name, screen);
  const choose = (changed: Partial<SectionChoice>) =>
    change({ sections: { ...choices.sections, [name]: { ...choice, ...changed } } });
  return (
    <li className="py-3">
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
        <p className="wrap-anywhere self-center">
          <span className="block font-bold">
            {texts.class} {showClass(name)}
          </span>
          <span className="text-caption text-ink-soft">{texts.count(members.length)}</span>
        </p>
        <select
          aria-label={texts.sectionsOf(showClass(name))}
          value={choice.how}
          onChange={({ currentTarget: { value } }) => choose({ how: value as SectionChoice["how"] })}
          className={controlClass}
        >
          <Options values={WAYS} textOf={(way) => texts.ways[way]} />
        </select>
        {choice.how !== "keep" && (
          <input
            aria-label={texts.sectionNamesOf(showClass(name))}
            aria-invalid={(showsErrors && lacksSections(choice)) || undefined}
            placeholder={texts.sectionNames}
            maxLength={400}
            autoComplete="off"
            value={choice.names}
            onChange={({ currentTarget: { value } }) => choose({ names: value })}
            className={controlClass}
          />
        )}
      </div>
      {choice.how === "byHand" && (
        <ul className="mt-2 grid gap-x-8 border-line border-l-4 pl-4 lg:grid-cols-2">
          {members.map((child) => (
            <ChildSection key={child._id} child={child} names={readNames(choice.names)} screen={screen} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface ChildSectionProps {
  child: YearChild;
  names: readonly string[];
  screen: YearScreen;
}

function ChildSection({ child, names, screen: { choices, changeChild } }: ChildSectionProps) {
  const choice = choices.children[child._id];
  const section = choice?.section ?? child.section;
  return (
    <li className="grid grid-cols-[1fr_7rem] items-center gap-x-4 py-2">
      <ChildName child={child} />
      <select
        aria-label={texts.sectionOf(showName(child))}
        value={section}
        onChange={({ currentTarget: { value } }) => changeChild(child._id, { ...choice, section: value })}
        className={controlClass}
      >
        <Options values={[...new Set([...names, section])]} textOf={showSection} />
      </select>
    </li>
  );
}

function RollNumbers({ choices, showsErrors, change }: YearScreen) {
  const id = useId();
  const { how, start } = choices.rollNumbers;
  const isInvalid = showsErrors && !hasValidStart({ choices });
  return (
    <fieldset className="mt-6">
      <legend>
        <h3 className="text-maroon text-subhead">{texts.rollNumbers}</h3>
      </legend>
      {ROLL_NUMBER_WAYS.map((way) => (
        <TickLine
          key={way}
          type="radio"
          name="rollNumbers"
          checked={how === way}
          onChange={() => change({ rollNumbers: { how: way, start } })}
        >
          {texts.rollNumberWays[way]}
        </TickLine>
      ))}
      {how !== "keep" && (
        <div className="mt-2 max-w-40">
          <FieldFrame
            id={`${id}-start`}
            name="start"
            label={texts.start}
            error={isInvalid ? texts.startError : undefined}
          >
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                maxLength={6}
                autoComplete="off"
                value={start}
                onChange={({ currentTarget: { value } }) =>
                  change({ rollNumbers: { how, start: plainNumerals(value) } })
                }
                className={controlClass}
              />
            )}
          </FieldFrame>
        </div>
      )}
    </fieldset>
  );
}
