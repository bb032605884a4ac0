import { type ReactNode, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { historyCalls, type Revision } from "../../content/api/history-contract.ts";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import { namePerson } from "../../words/panel/name-actor.ts";
import { send } from "../api/send.ts";
import { formatMoment } from "../dates/format-date.ts";
import { showSuccess } from "../parts/toasts/toasts.tsx";
import { useMay } from "../session/rights.ts";
import { ApprovalActions } from "./approval-actions.tsx";
import { ApprovalMark, ApprovalNote } from "./approval-mark.tsx";
import { useEntryRights } from "./entry-rights.ts";

const texts = words.approval;

interface ApprovalBarProps<R extends Resource> {
  resource: R;
  entry: Entity<R>;
  title: string;
  /** Unsaved text would not be submitted. */
  isUnsaved: boolean;
  /** Details for the approver that are not elsewhere on the screen. */
  children?: ReactNode;
}

/** On the screen of a draft: its state, who submitted it, and the next step. */
export function ApprovalBar<R extends Resource>(props: ApprovalBarProps<R>) {
  const { resource, entry, title, isUnsaved, children } = props;
  const rights = useEntryRights(resource);
  const { revalidate } = useRevalidator();
  const frameRef = useRef<HTMLElement>(null);
  const isWaiting = entry.approval === "waiting";
  const isMine = !rights.mayPublish && rights.mayChange(entry);
  if (!entry.isDraft || (!entry.approval && !isMine)) return null;
  return (
    <section
      ref={frameRef}
      tabIndex={-1}
      aria-label={texts.state}
      className="mb-4 grid gap-2 rounded-card border border-line-strong bg-saffron-soft px-4 py-3 focus:outline-none"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ApprovalMark {...entry} />
        {isWaiting && <Submitted type={resource.name} id={entry._id} version={entry.updatedAt} />}
        {isUnsaved ? (
          <p>{texts.saveFirst}</p>
        ) : (
          <div className="flex flex-wrap gap-3">
            <ApprovalActions
              list={{ ...rights, resource, reload: revalidate, showChange: showSuccess, frameRef }}
              entry={entry}
              title={title}
            />
          </div>
        )}
      </div>
      <ApprovalNote {...entry} />
      {isWaiting && rights.mayPublish && children}
    </section>
  );
}

/** The person of the latest version, and when it was saved. */
function Submitted({ type, id, version }: { type: string; id: string; version: string }) {
  const mayRead = useMay()("history:read");
  const [last, setLast] = useState<Revision>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version has another person
  useEffect(() => {
    const leaving = new AbortController();
    // Without the history, the line is missing.
    if (mayRead) {
      send(historyCalls.list, { params: { type, id }, signal: leaving.signal }).then(
        ([revision]) => setLast(revision),
        () => {},
      );
    }
    return () => leaving.abort();
  }, [type, id, version, mayRead]);
  const person = last && namePerson(words, last);
  return person && <p>{texts.submittedBy(person, formatMoment(last.at))}</p>;
}
