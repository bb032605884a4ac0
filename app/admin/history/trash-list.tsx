import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { AUDIT_TYPES } from "../../../content/audit-contract.ts";
import type { TrashItem } from "../../../content/history-contract.ts";
import { historyPath } from "../../../content/office-paths.ts";
import { Button } from "../../ui/button.tsx";
import { useConfirm } from "../../ui/confirm.tsx";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { showError, showSuccess } from "../../ui/toasts.tsx";
import { ApiFailure } from "../api-failure.ts";
import { formatMoment } from "../components/format-date.ts";
import { deleteForGood, restoreFromTrash } from "./history-client.ts";

const said = words.history;

/** What was deleted, the latest first, with the two ways out of the trash. */
export function TrashList({ items }: { items: TrashItem[] }) {
  return (
    <ul className="card wrap-anywhere divide-y divide-line">
      {items.map((item) => (
        <TrashLine key={item.revision} item={item} />
      ))}
    </ul>
  );
}

function TrashLine({ item }: { item: TrashItem }) {
  const { revision, type, entryId, title, at, by, files } = item;
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const kind = words.translate(AUDIT_TYPES[type] ?? type);
  const name = title || kind;

  /** Does what is asked for, and says the sentence that comes back. */
  async function act(action: () => Promise<string>): Promise<void> {
    setBusy(true);
    try {
      showSuccess(await action());
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showError(error.serverMessage ?? said.didNotWork);
    } finally {
      setBusy(false);
    }
    await revalidate();
  }

  async function remove(): Promise<void> {
    const isAgreed = await confirm({
      title: said.deleteTitle(name),
      text: said.deleteText,
      accept: said.deleteForGood,
    });
    if (!isAgreed) return;
    await act(async () => {
      await deleteForGood(revision);
      return said.deletedForGood;
    });
  }

  const restore = () => act(async () => (await restoreFromTrash(revision)) ?? said.restoredFromTrash);

  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 p-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-bold" lang={languageOf(name, panelLanguage)}>
          {name}
        </p>
        <p className="text-caption text-ink-soft">
          {[
            kind,
            files > 0 && said.files(files),
            said.deletedAt(formatMoment(at)),
            by && said.deletedBy(words.translate(by)),
          ]

            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Link to={historyPath(type, entryId)} className="text-link inline-flex min-h-11 items-center">
          {words.frame.history}
          <span className="sr-only">{words.frame.ofName(name)}</span>
        </Link>
        <Button variant="secondary" disabled={isBusy} onClick={restore}>
          {said.restore}
          <span className="sr-only"> {name}</span>
        </Button>
        <Button variant="subtle" disabled={isBusy} onClick={remove}>
          {said.deleteForGood}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
    </li>
  );
}
