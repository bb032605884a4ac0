import { useEffect, useRef, useState } from "react";
import { historyCalls, type Revision } from "../../../../core/content/api/history-contract.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { afterSaving } from "../../../../core/panel/api/show-failure.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { formatMoment } from "../../../../core/panel/dates/format-date.ts";
import { restoreFromTrash } from "../../../../core/panel/history/restore-revision.ts";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { showError, showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { useMay } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { contacts } from "../../content/contacts.ts";
import { actorName } from "../enquiry-names.ts";

const texts = words.inbox;

/** The last version of a deleted enquiry; undefined if it is not in the trash. */
export async function findDeleted(id: string, signal?: AbortSignal): Promise<Revision | undefined> {
  const [last] = await send(historyCalls.list, { params: { type: contacts.name, id }, signal });
  return last?.kind === "deleted" ? last : undefined;
}

interface DeletedEnquiryProps {
  id: string;
  /** Reads what was typed and not saved; absent on a screen without a form. */
  readTyped?: () => string;
  /** Called when the enquiry is back. */
  onBack: () => Promise<void>;
}

/** Says that an enquiry was deleted while it was open, and offers to bring it back. */
export function DeletedEnquiry({ id, readTyped, onBack }: DeletedEnquiryProps) {
  const may = useMay();
  const ref = useRef<HTMLElement>(null);
  const [deleted, setDeleted] = useState<Revision>();
  const { isBusy, run } = useAction();
  const mayRead = may("history:read");
  useEffect(() => {
    ref.current?.focus();
    const leaving = new AbortController();
    // Without it the box says nothing about who and when, and the button is missing.
    if (mayRead) findDeleted(id, leaving.signal).then(setDeleted, () => {});
    return () => leaving.abort();
  }, [id, mayRead]);

  const bringBack = (revision: string) =>
    run(async () => {
      await restoreFromTrash(revision);
      showSuccess(texts.isBack);
      await afterSaving(onBack);
    });

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showSuccess(texts.copied);
    } catch {
      showError(texts.notCopied);
    }
  }

  const typed = readTyped?.() ?? "";
  return (
    <section
      ref={ref}
      tabIndex={-1}
      role="alert"
      aria-labelledby="deleted-title"
      className="wrap-anywhere mb-6 grid gap-3 rounded-card border border-danger bg-paper p-5 focus:outline-none"
    >
      <h2 id="deleted-title" className="text-danger text-subhead">
        {readTyped ? texts.deletedTitle : texts.inTrash}
      </h2>
      {deleted && <p>{texts.deletedBy(actorName(deleted.by ?? ""), formatMoment(deleted.at))}</p>}
      {readTyped && <p>{texts.deletedText}</p>}
      <div className="flex flex-wrap gap-3">
        {deleted && may("trash:write") && (
          <Button onClick={() => void bringBack(deleted.id)} isBusy={isBusy} busyText={words.frame.loading}>
            {texts.bringBack}
          </Button>
        )}
        {typed !== "" && (
          <Button variant="secondary" onClick={() => void copy(typed)}>
            {texts.copyText}
          </Button>
        )}
      </div>
    </section>
  );
}
