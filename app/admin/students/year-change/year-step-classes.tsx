import { Link } from "react-router";
import { fillWords } from "../../../ui/fill-words.tsx";
import { words } from "../../../ui/panel-words.ts";
import { fieldPath } from "../../dashboard/open-tasks.ts";
import type { YearScreen } from "./use-year-choices.ts";
import { outcomeOf, targetClasses } from "./year-choices.ts";
import { OutcomeSelect } from "./year-outcome.tsx";

const said = words.yearChange;

/** The next class of each class. */
export function YearStepClasses({ start, choices, showsErrors, change }: YearScreen) {
  const targets = targetClasses(start);
  return (
    <>
      <p className="mb-4 max-w-reading">{said.classesText}</p>
      {start.schoolClasses.length === 0 && (
        <p className="mb-4 max-w-reading rounded-control border border-line-strong bg-cream px-4 py-3">
          {fillWords(said.noClassList, {
            link: (
              <Link to={fieldPath("school", "classes")} className="text-link">
                {said.writeClassList}
              </Link>
            ),
          })}
        </p>
      )}
      <table className="w-full max-w-2xl border-collapse">
        <thead>
          <tr className="border-line border-b text-left text-caption text-ink-soft">
            <th className="py-2 pr-3 font-bold">{said.class}</th>
            <th className="w-3/5 py-2 font-bold">{said.becomes}</th>
          </tr>
        </thead>
        <tbody>
          {start.classes.map((each) => {
            const outcome = outcomeOf(each.class, choices, start);
            return (
              <tr key={each.class} className="border-line border-b">
                <th scope="row" className="wrap-anywhere py-2 pr-3 text-left">
                  <span className="block font-bold">{each.class}</span>
                  <span className="font-normal text-caption text-ink-soft">
                    {said.count(each.sections.reduce((sum, { count }) => sum + count, 0))}
                  </span>
                </th>
                <td className="py-2">
                  <OutcomeSelect
                    label={said.becomesOf(each.class)}
                    from={each.class}
                    outcome={outcome}
                    targets={targets}
                    isInvalid={showsErrors && outcome === undefined}
                    onChange={(to) => change({ classes: { ...choices.classes, [each.class]: to } })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
