import { Button } from "../../ui/button.tsx";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { formatMoment } from "../dates/format-date.ts";
import { useHeadingFocusOnRemoval } from "../frame/heading-focus.ts";
import type { Notice } from "./describe-stage.ts";
import { useNoticeChange } from "./use-notice-change.ts";

const said = words.closure;

/** Shows the notice that is on every page, with a button to end it. */
export function LiveBanner({ notice }: { notice: Notice }) {
  const { isBusy, expireNow } = useNoticeChange();
  useHeadingFocusOnRemoval();
  const { title, titleHi, expiresAt } = notice;
  const shown = (panelLanguage === "hi" && titleHi) || title;
  return (
    <section
      aria-label={words.notices.banner}
      className="wrap-anywhere grid justify-items-start gap-3 rounded-card border border-line-strong bg-saffron-soft p-5"
    >
      <div>
        <p lang={languageOf(shown, panelLanguage)} className="font-bold">
          {said.liveNow(shown)}
        </p>
        <p>{expiresAt ? said.liveUntil(formatMoment(expiresAt)) : said.liveForEver}</p>
      </div>
      <Button
        variant="secondary"
        onClick={() => void expireNow(notice, said.ended)}
        isBusy={isBusy}
        busyText={words.frame.saving}
      >
        {said.endNow}
      </Button>
    </section>
  );
}
