import { useState } from "react";
import { Link, type LoaderFunctionArgs, useRevalidator, useSearchParams } from "react-router";
import { listEntries } from "../../../../core/panel/api/entries.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { ChipList } from "../../../../core/panel/entry-list/list-search.tsx";
import { withParameter } from "../../../../core/panel/entry-table/table-address.ts";
import { BackLink } from "../../../../core/panel/frame/back-link.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { ScrollEdges } from "../../../../core/panel/parts/scroll-edges.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { useMay } from "../../../../core/panel/session/rights.ts";
import { loadOr, orToLogin } from "../../../../core/panel/session/session-end.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { applications } from "../../content/applications.ts";
import { applicationCalls } from "../../content/office/office-contract.ts";
import { applicationPath } from "../../content/screen-paths.ts";
import { STEPS } from "../../content/steps.ts";
import { type Application, asApplication, childName, className, nameIn, stepName } from "../application.ts";
import { findUrgent } from "../office/application-marks.tsx";
import { MoveDialog, useMove } from "../office/move-fields.tsx";

const texts = words.applicationsScreen;

/** The limit of applications on the board. The list shows the others. */
const LIMIT = 300;

export const title = texts.board;

export const loader = ({ request }: LoaderFunctionArgs) => orToLogin(load(request));

async function load({ url, signal }: Request) {
  const asked = new URL(url).searchParams.get("classSought");
  const [summary, people, marks] = await Promise.all([
    send(applicationCalls.summary, { query: {}, signal }),
    loadOr(send(applicationCalls.people, { signal }), []),
    loadOr(send(applicationCalls.marks, { query: {}, signal }), undefined),
  ]);
  const classes = summary.classes.filter(
    ({ takes, byStep }) => takes || Object.values(byStep).some((count) => count > 0),
  );
  const chosen = asked ?? classes[0]?.class;
  const query = { classSought: chosen, session: summary.session ?? undefined, limit: LIMIT };
  const { entries, total } = await listEntries(applications, query, signal);
  return { classes, chosen, entries: entries.map(asApplication), total, people, marks };
}

/** The applications of a class in columns by step; on a phone the columns are below each other. */
export default function ApplicationBoard({ loaderData }: ScreenProps<typeof loader>) {
  const { classes, chosen, entries, total, people, marks } = loaderData;
  const [params] = useSearchParams();
  const [moved, setMoved] = useState<Application>();
  const { revalidate } = useRevalidator();
  const move = useMove(revalidate);
  const mayWrite = useMay()("applications:write");
  const { left = null, byStep } = classes.find((each) => each.class === chosen) ?? {};
  return (
    <>
      <BackLink to={applications.screen.path}>{texts.back}</BackLink>
      <ScreenHeading title={texts.board} />
      <nav aria-label={texts.classes} className="mb-4 flex min-w-0">
        <ChipList
          chips={classes.map((each) => ({
            to: `?${withParameter(params, "classSought", each.class)}`,
            isCurrent: each.class === chosen,
            text: className(each.class),
          }))}
        />
      </nav>
      {left !== null && <p className="mb-4 font-bold">{texts.left(left)}</p>}
      {entries.length === 0 && <p>{texts.noneFound}</p>}
      {total > entries.length && (
        <p className="mb-4">
          <Link
            to={`${applications.screen.path}?${withParameter(params, "classSought", chosen ?? "")}`}
            className="text-link"
          >
            {texts.boardLimit(entries.length, total)}
          </Link>
        </p>
      )}
      <ScrollEdges
        axis="x"
        scrollerClass="grid grid-cols-1 items-start gap-4 pb-4 sm:grid-cols-2 lg:flex lg:overflow-x-auto"
      >
        {STEPS.map((step) => {
          const own = entries.filter((each) => each.step === step);
          const count = byStep?.[step] ?? own.length;
          if (count === 0) return null;
          return (
            <section key={step} aria-labelledby={`step-${step}`} className="min-w-0 shrink-0 lg:w-64">
              <h2 id={`step-${step}`} className="mb-2 text-subhead">
                {stepName(step)} <span className="font-normal tabular-nums">{count}</span>
              </h2>
              <ul className="grid gap-2">
                {own.map((each) => {
                  const urgent = findUrgent(each, marks);
                  return (
                    <li key={each._id} className="card wrap-anywhere grid gap-1 p-3">
                      <Link to={applicationPath(each._id)} className="text-link font-bold">
                        {childName(each)}
                      </Link>
                      <span className="text-caption text-ink-soft">
                        {[each.reference, each.assignedTo && nameIn(people, each.assignedTo)]
                          .filter(Boolean)
                          .join(" · ")}
                      </span>
                      {urgent && <span className="font-bold text-caption text-danger">{urgent}</span>}
                      {mayWrite && (
                        <div>
                          <Button
                            variant="quiet"
                            className="-ml-5"
                            aria-label={texts.moveNamed(childName(each))}
                            onClick={() => setMoved(each)}
                          >
                            {texts.move}
                          </Button>
                        </div>
                      )}
                    </li>
                  );
                })}
              </ul>
            </section>
          );
        })}
      </ScrollEdges>
      {moved && (
        <MoveDialog
          title={texts.moveNamed(childName(moved))}
          people={people}
          application={moved}
          move={async (values) => {
            await move(moved, values);
            setMoved(undefined);
          }}
          onClose={() => setMoved(undefined)}
        />
      )}
    </>
  );
}
