import type { LucideIcon } from "lucide-react";
import Check from "lucide-react/icons/check";
import CornerUpLeft from "lucide-react/icons/corner-up-left";
import Send from "lucide-react/icons/send";
import { useState } from "react";
import { approvalCalls } from "../../content/api/approval-contract.ts";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import { send } from "../api/send.ts";
import { useAction } from "../api/use-action.ts";
import type { EntryList } from "../entry-list/use-entry-list.ts";
import { Button } from "../parts/button.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { showError } from "../parts/toasts/toasts.tsx";

const texts = words.approval;

const ReturnDialog = lazyPart(async () => (await import("./return-dialog.tsx")).ReturnDialog);

interface ApprovalActionsProps<R extends Resource> {
  list: Pick<EntryList<R>, "resource" | "mayPublish" | "mayChange" | "reload" | "frameRef"> & {
    showChange: (text: string) => unknown;
  };
  entry: Entity<R>;
  title: string;
  /** In a row of a table: with an icon, and with the text if there is room below the title. */
  isInRow?: boolean;
}

/** For the author of a draft: submit it. For those who may publish: approve a submitted draft, or send it back. */
export function ApprovalActions<R extends Resource>(props: ApprovalActionsProps<R>) {
  const { list, entry, title, isInRow = false } = props;
  const { resource, mayPublish } = list;
  const { isBusy, run: runAction } = useAction();
  const [isReturning, setReturning] = useState(false);
  const isWaiting = entry.approval === "waiting";
  const calls = approvalCalls(resource);
  const draft = { params: { id: entry._id }, basedOn: entry.updatedAt };

  async function run(action: () => Promise<unknown>, done: string): Promise<void> {
    const isDone = await runAction(action, ({ id, message }) =>
      showError(id === "stale_edit" ? texts.changedMeanwhile : message),
    );
    if (isDone) {
      // Before the list is loaded again: the dialog would take the focus with it.
      setReturning(false);
      list.showChange(done);
    }
    await list.reload();
    // The button that had the focus may be gone.
    list.frameRef.current?.focus({ preventScroll: true });
  }

  const Action = isInRow ? RowAction : CardAction;
  if (!mayPublish) {
    if (!list.mayChange(entry) || isWaiting) return null;
    return (
      <Action
        text={texts.submit}
        title={title}
        icon={Send}
        isBusy={isBusy}
        onClick={() => run(() => send(calls.submit, draft), texts.submitted)}
      />
    );
  }
  if (!isWaiting) return null;
  return (
    <>
      <Action
        text={texts.approve}
        title={title}
        icon={Check}
        isBusy={isBusy}
        onClick={() =>
          run(() => send(calls.review, { ...draft, body: { decision: "approve" } }), texts.approved)
        }
      />
      <Action
        text={texts.sendBack}
        title={title}
        icon={CornerUpLeft}
        isSecond
        isBusy={isBusy}
        onClick={() => setReturning(true)}
      />
      {isReturning && (
        <ReturnDialog
          title={title}
          onSend={(note) =>
            run(() => send(calls.review, { ...draft, body: { decision: "return", note } }), texts.sentBack)
          }
          onClose={() => setReturning(false)}
        />
      )}
    </>
  );
}

interface ActionProps {
  text: string;
  /** The name of the entry, for screen readers. */
  title: string;
  icon: LucideIcon;
  isSecond?: boolean;
  isBusy: boolean;
  onClick: () => void;
}

const CardAction = ({ text, title, isSecond = false, isBusy, onClick }: ActionProps) => (
  <Button
    variant={isSecond ? "secondary" : "primary"}
    onClick={onClick}
    isBusy={isBusy}
    {...(!isSecond && { busyText: words.frame.saving })}
  >
    {text}
    <span className="sr-only"> {title}</span>
  </Button>
);

/** A wide table shows only the icon, like the other actions of a row. */
const RowAction = ({ text, title, icon: Icon, isBusy, onClick }: ActionProps) => (
  <button
    type="button"
    title={`${text}: ${title}`}
    disabled={isBusy}
    onClick={onClick}
    className="approval-button inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 font-bold text-maroon hover:bg-maroon-soft disabled:opacity-60"
  >
    <Icon aria-hidden="true" size={20} />
    <span className="@3xl:sr-only">{text}</span>
    <span className="sr-only"> {title}</span>
  </button>
);
