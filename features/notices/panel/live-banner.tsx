import { formatMoment } from "../../../core/panel/dates/format-date.ts";
import { useHeadingFocusOnRemoval } from "../../../core/panel/frame/heading-focus.ts";
import { inPanelLanguage } from "../../../core/panel/panel-texts.ts";
import { Button } from "../../../core/panel/parts/button.tsx";
import { NoticeCard } from "../../../core/panel/parts/notice.tsx";
import { SchoolText } from "../../../core/panel/school-text.tsx";
import { useMay } from "../../../core/panel/session/rights.ts";
import { fillWords } from "../../../core/ui/fill-words.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import { notices } from "../content/notices.ts";
import type { Notice } from "./describe-stage.ts";
import { useNoticeChange } from "./use-notice-change.ts";

const texts = words.closure;

/** Shows the notice that is on every page, with a button to end it. */
export function LiveBanner({ notice }: { notice: Notice }) {
  const { isBusy, expireNow } = useNoticeChange();
  const may = useMay();
  useHeadingFocusOnRemoval();
  const { title, expiresAt } = inPanelLanguage(notices, notice);
  return (
    <NoticeCard aria-label={words.notices.banner} className="grid justify-items-start gap-3">
      <div>
        <p className="font-bold">
          {fillWords(texts.liveNow("{title}"), { title: <SchoolText text={title} /> })}
        </p>
        <p>{expiresAt ? texts.liveUntil(formatMoment(expiresAt)) : texts.liveForEver}</p>
      </div>
      {may("notices:write") && (
        <Button
          variant="secondary"
          onClick={() => void expireNow(notice, texts.ended)}
          isBusy={isBusy}
          busyText={words.frame.saving}
        >
          {texts.endNow}
        </Button>
      )}
    </NoticeCard>
  );
}
