import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { words } from "../../ui/panel-words.ts";
import { ReloadButton } from "../frame/load-failed.tsx";
import type { Dashboard } from "./load-dashboard.ts";
import { findHindiTask, findTasks } from "./open-tasks.ts";
import { TaskLink } from "./task-link.tsx";

interface NeedsDoingProps {
  dashboard: Dashboard;
  /** Beside the heading. */
  children?: ReactNode;
}

/** Open tasks, each with a link to its screen. */
export function NeedsDoing({ dashboard, children }: NeedsDoingProps) {
  const { newEnquiries, consents, pages, sampleEntries, withoutHindi, isYearChangeDue } = dashboard;
  const parts = [newEnquiries, consents, pages, sampleEntries, withoutHindi, isYearChangeDue];
  const isWhole = parts.every((part) => part !== undefined);
  const tasks = findTasks(dashboard);
  const hindiTask = findHindiTask(withoutHindi);
  const isDone = tasks.length === 0 && !hindiTask;
  return (
    <section className="card wrap-anywhere p-5 sm:p-6" aria-labelledby="needs-doing-heading">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="needs-doing-heading" className="text-maroon text-subhead">
          {words.dashboard.whatNeedsDoing}
        </h2>
        {children}
      </div>
      {!isDone && (
        <ul className="grid divide-y divide-line">
          {tasks.map(({ text, detail, to }) => (
            <li key={text}>
              <TaskLink
                to={to}
                className="-mx-3 flex items-center gap-3 rounded-control px-3 py-3 hover:bg-cream"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-bold">{text}</span>
                  <span className="block text-caption text-ink-soft">{detail}</span>
                </span>
                <ChevronRight aria-hidden="true" size={20} className="shrink-0 text-maroon" />
              </TaskLink>
            </li>
          ))}
          {hindiTask && (
            <li className="py-3">
              <span className="block font-bold">{hindiTask.text}</span>
              <span className="flex flex-wrap gap-x-5">
                {hindiTask.places.map(({ text, to }) => (
                  <Link key={to} to={to} className="text-link inline-flex min-h-11 items-center">
                    {text}
                  </Link>
                ))}
              </span>
            </li>
          )}
        </ul>
      )}
      {isWhole ? (
        isDone && <p className="text-ink-soft">{words.dashboard.allDone}</p>
      ) : (
        <div className="mt-2 flex flex-wrap items-center gap-4">
          <p className="text-danger">{words.dashboard.partMissing}</p>
          <ReloadButton />
        </div>
      )}
    </section>
  );
}
