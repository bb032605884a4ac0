import Ellipsis from "lucide-react/icons/ellipsis";
import type { ReactNode } from "react";
import { inputValueOf } from "../../../core/panel/entry-form/form-values.ts";
import type { EntryList } from "../../../core/panel/entry-list/use-entry-list.ts";
import { IconButton } from "../../../core/panel/entry-table/table-row.tsx";
import { inPanelLanguage } from "../../../core/panel/panel-texts.ts";
import { Modal } from "../../../core/panel/parts/modal.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import { noticePath } from "../content/notice-path.ts";
import { notices } from "../content/notices.ts";
import { type Notice, stageOf } from "./describe-stage.ts";
import { useShare } from "./share-provider.tsx";
import { useNoticeChange } from "./use-notice-change.ts";

const texts = words.notices;

/** The fields that a copy of a notice keeps. */
const COPIED = ["title", "description", "category", "titleHi", "descriptionHi"] as const;

interface MoreDialogProps {
  list: EntryList<typeof notices>;
  notice: Notice;
  onClose: () => void;
}

/** Occasional actions on a notice. */
export function MoreDialog({ list, notice, onClose }: MoreDialogProps) {
  const { isBusy, expireNow, publishNow } = useNoticeChange(list.showChange);
  const share = useShare();
  const stage = stageOf(notice);

  async function finish(doing: Promise<void>): Promise<void> {
    await doing;
    onClose();
  }

  function openKit(): void {
    onClose();
    share(notice);
  }

  function duplicate(): void {
    onClose();
    list.startCopy({
      id: notice._id,
      values: Object.fromEntries(COPIED.map((name) => [name, inputValueOf(notices, notice, name)])),
      note: [texts.copied, ...(notice.pdfOrImage ? [texts.fileNotCopied] : [])].join(" "),
    });
  }

  const action = (text: string, hint: string, onPress: () => unknown) => (
    <li>
      <button type="button" disabled={isBusy} onClick={() => void onPress()} className={ITEM}>
        <ItemText text={text} hint={hint} />
      </button>
    </li>
  );
  return (
    <Modal title={inPanelLanguage(notices, notice).title} width="narrow" onClose={onClose}>
      <ul className="-mx-3 grid divide-y divide-line">
        {action(texts.share, texts.shareHint, openKit)}
        {list.mayWrite && action(texts.duplicate, texts.duplicateHint, duplicate)}
        {list.mayWrite &&
          stage === "coming" &&
          action(texts.publishNow, texts.publishNowHint, () => finish(publishNow(notice, texts.published)))}
        {list.mayWrite &&
          stage === "live" &&
          action(texts.expireNow, texts.expireNowHint, () => finish(expireNow(notice, texts.expired)))}
        {stage === "live" && (
          <li>
            <a href={noticePath(notice._id)} className={ITEM}>
              <ItemText text={texts.view} hint={texts.viewHint} />
            </a>
          </li>
        )}
      </ul>
    </Modal>
  );
}

const ITEM =
  "grid w-full rounded-control px-3 py-3 text-start hover:bg-cream disabled:cursor-not-allowed disabled:opacity-60";

const ItemText = ({ text, hint }: { text: ReactNode; hint: string }) => (
  <>
    <span className="font-bold">{text}</span>
    <span className="text-caption text-ink-soft">{hint}</span>
  </>
);

/** Opens the dialog with occasional actions. */
export const MoreButton = ({ title, onClick }: { title: string; onClick: () => void }) => (
  <IconButton label={words.notices.moreOf(title)} onClick={onClick} className="more-button">
    <Ellipsis aria-hidden="true" size={20} />
  </IconButton>
);
