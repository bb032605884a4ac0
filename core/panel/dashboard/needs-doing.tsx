import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { words } from "../../ui/panel-words.ts";
import { ReloadButton } from "../frame/load-failed.tsx";
import { useMayOpen } from "../session/may-open.ts";
import { useMay } from "../session/rights.ts";
import { inOrder } from "./feature-dashboard.ts";
import type { Dashboard } from "./load-dashboard.ts";
import { GivenUpMails } from "./mail-card.tsx";
import { findHindiTask, findTasks } from "./open-tasks.ts";
import { SampleLine } from "./sample-line.tsx";
import { nameSome, type Task } from "./task.ts";
import { TaskLink } from "./task-link.tsx";

const texts = words.dashboard;

interface NeedsDoingProps {
  dashboard: Dashboard;
  /** Below the list. */
  children: ReactNode;
}

/** The one list of what needs doing: alerts of the features, then the open tasks, the most urgent first, each with its action. */
export function NeedsDoing({ dashboard, children }: NeedsDoingProps) {
  const { withoutHindi, missing, mail, backupProblem, sampleEntries, cards, published } = dashboard;
  const may = useMay();
  const mayOpen = useMayOpen();
  const isWhole = withoutHindi !== undefined && !missing.some(may);
  const tasks = findTasks(dashboard).filter(({ to }) => mayOpen(to));
  const hindiTask = findHindiTask(withoutHindi);
  const alerts = inOrder(cards.filter(({ area, content }) => area === "alerts" && content));
  const hasFailedMails = mail !== undefined && mail.givenUp > 0;
  const isDone =
    alerts.length === 0 &&
    !backupProblem &&
    !hasFailedMails &&
    tasks.length === 0 &&
    !hindiTask &&
    !sampleEntries;
  return (
    <section className="card wrap-anywhere px-5 py-4" aria-labelledby="needs-doing-heading">
      <h2 id="needs-doing-heading" className="text-maroon text-subhead">
        {texts.whatNeedsDoing}
      </h2>
      {!isDone && (
        <ul className="grid grid-cols-1 divide-y divide-line">
          {alerts.map(({ place, content }) => (
            <li key={place} className="py-2">
              {content}
            </li>
          ))}
          {backupProblem && (
            <li className="py-2">
              <span className="block font-bold leading-snug">{texts.backupProblems[backupProblem]}</span>
              <span className="block text-caption text-ink-soft">{texts.backupProblemAdvice}</span>
            </li>
          )}
          {hasFailedMails && (
            <li className="py-2">
              <GivenUpMails state={mail} />
            </li>
          )}
          {tasks.map((task) => (
            <li key={task.text}>
              <TaskLine {...task} />
            </li>
          ))}
          {hindiTask && (
            <li className="flex flex-wrap items-center justify-between gap-x-5 py-1">
              <span className="font-bold">{hindiTask.text}</span>
              <span className="flex flex-wrap gap-x-5">
                {hindiTask.places.map(({ text, to }) => (
                  <Link key={to} to={to} className="text-link inline-flex min-h-11 items-center">
                    {text}
                  </Link>
                ))}
              </span>
            </li>
          )}
          {sampleEntries ? <SampleLine entries={sampleEntries} /> : null}
        </ul>
      )}
      {published.length > 0 && (
        <p className="border-line border-t py-2 text-leaf">{words.approval.published(nameSome(published))}</p>
      )}
      {isWhole ? (
        isDone && <p className="text-ink-soft">{texts.allDone}</p>
      ) : (
        <div className="mt-2 flex flex-wrap items-center gap-4">
          <p className="text-danger">{texts.partMissing}</p>
          <ReloadButton />
        </div>
      )}
      {children}
    </section>
  );
}

const TaskLine = ({ text, detail, action, to }: Task) => (
  <TaskLink to={to} className="-mx-3 flex items-center gap-3 rounded-control px-3 py-2 hover:bg-cream">
    <span className="min-w-0 flex-1">
      <span className="block font-bold leading-snug">{text}</span>
      <span className="block text-caption text-ink-soft">{detail}</span>
    </span>
    <span className="inline-flex shrink-0 items-center gap-1 font-bold text-maroon">
      <span className="max-sm:hidden">{action}</span>
      <ChevronRight aria-hidden="true" size={20} />
    </span>
  </TaskLink>
);
