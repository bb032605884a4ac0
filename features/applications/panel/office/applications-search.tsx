import { useSearchParams } from "react-router";
import type { Person } from "../../../../core/content/api/work-calls.ts";
import { ChipList, ListSearch } from "../../../../core/panel/entry-list/list-search.tsx";
import { withParameter } from "../../../../core/panel/entry-table/table-address.ts";
import { findAccountId } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import type { ApplicationSummary } from "../../content/office/office-contract.ts";
import { OPEN_STEPS, STEPS, type Step } from "../../content/steps.ts";
import { className, stepName } from "../application.ts";

const texts = words.applicationsScreen;

interface ApplicationsSearchProps {
  summary: ApplicationSummary | undefined;
  people: readonly Person[];
}

const withNumber = (text: string, count: number | undefined) => (
  <>
    {text}
    {count !== undefined && <span className="font-normal tabular-nums">{count.toLocaleString("en-IN")}</span>}
  </>
);

/** Narrows the list by class, with the seats that are left, by step, text and person. */
export function ApplicationsSearch({ summary, people }: ApplicationsSearchProps) {
  const [params] = useSearchParams();
  const accountId = findAccountId();
  const chosen = params.get("classSought");
  const classes = (summary?.classes ?? []).filter(
    ({ takes, seats, byStep }) => takes || seats !== null || totalOf(byStep, STEPS) > 0,
  );
  const ofClass = classes.filter((each) => !chosen || each.class === chosen);
  const countOf = (steps: readonly Step[]) =>
    ofClass.reduce((sum, { byStep }) => sum + totalOf(byStep, steps), 0);
  const step = params.get("step");
  const isOverdue = params.get("overdue") === "true";
  const addressWith = (values: { step?: string; overdue?: string }) =>
    `?${withParameter(withParameter(params, "overdue", values.overdue), "step", values.step || undefined)}`;
  const stepChip = (value: string, text: string, steps: readonly Step[]) => ({
    to: addressWith({ step: value }),
    isCurrent: !isOverdue && (step ?? "") === value,
    text: withNumber(text, summary && countOf(steps)),
  });
  return (
    <>
      {classes.length > 0 && (
        <nav aria-label={texts.classes} className="flex min-w-0">
          <ChipList
            chips={[
              {
                to: `?${withParameter(params, "classSought", undefined)}`,
                isCurrent: !chosen,
                text: texts.allClasses,
              },
              ...classes.map(({ class: name, left }) => ({
                to: `?${withParameter(params, "classSought", name)}`,
                isCurrent: name === chosen,
                text: (
                  <>
                    {className(name)}
                    {left !== null && <span className="font-normal">{texts.left(left)}</span>}
                  </>
                ),
              })),
            ]}
          />
        </nav>
      )}
      <ListSearch
        label={texts.search}
        placeholder={texts.searchHint}
        chips={
          <nav aria-label={texts.steps} className="flex min-w-0 flex-1">
            <ChipList
              chips={[
                stepChip("", texts.all, STEPS),
                stepChip("open", texts.open, OPEN_STEPS),
                ...(summary && summary.overdue > 0
                  ? [
                      {
                        to: addressWith({ overdue: "true" }),
                        isCurrent: isOverdue,
                        text: withNumber(texts.runOut, summary.overdue),
                      },
                    ]
                  : []),
                ...STEPS.map((each) => stepChip(each, stepName(each), [each])),
              ]}
            />
          </nav>
        }
        filters={[
          {
            name: "assignedTo",
            label: texts.assignedTo,
            all: texts.anybody,
            options: [
              { value: "me", text: texts.me },
              { value: "none", text: texts.nobody },
              ...people
                .filter(({ _id }) => _id !== accountId)
                .map(({ _id, name }) => ({ value: _id, text: name })),
            ],
          },
          ...((summary?.sessions.length ?? 0) > 1
            ? [
                {
                  name: "session",
                  label: texts.session,
                  all: texts.allSessions,
                  options: (summary?.sessions ?? []).map((value) => ({ value, text: value })),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

const totalOf = (byStep: Partial<Record<Step, number>>, steps: readonly Step[]) =>
  steps.reduce((sum, step) => sum + (byStep[step] ?? 0), 0);
