import { type LoaderFunctionArgs, useRevalidator } from "react-router";
import { findPageCall } from "../../../../core/content/api/page-contract.ts";
import { toTyped } from "../../../../core/content/types/typed-texts.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { LoadFailed } from "../../../../core/panel/frame/load-failed.tsx";
import { OnlyLooking } from "../../../../core/panel/frame/only-looking.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { HistoryLink } from "../../../../core/panel/history/history-link.tsx";
import { buttonClass } from "../../../../core/panel/parts/button.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { useMayOrDid } from "../../../../core/panel/session/rights.ts";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { schoolLanguages } from "../../../../core/ui/school-languages.ts";
import {
  AnnouncementForm,
  findAnnouncement,
  type LoadedAnnouncement,
  textsOf,
} from "../announcement-form.tsx";

const texts = words.announcement;

export const title = texts.title;

/** `loaded` is null if it cannot be loaded. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request;
  const [loaded, school] = await Promise.all([
    loadOr(findAnnouncement(signal), null),
    loadOr(send(findPageCall("school"), { signal }), undefined),
  ]);
  return { loaded, school: school?.document };
}

export default function MarqueeManager({ loaderData: { loaded, school } }: ScreenProps<typeof loader>) {
  const revalidator = useRevalidator();
  const mayWrite = useMayOrDid("announcement:write");
  if (loaded === null) {
    // No form: without seeing the current text, the user would overwrite it unintentionally.
    return (
      <>
        <ScreenHeading title={texts.heading} publicPath="/" />
        <LoadFailed text={texts.notLoaded} />
      </>
    );
  }
  const { text } = loaded;
  return (
    <>
      <ScreenHeading title={texts.heading} publicPath="/">
        <HistoryLink
          type="announcement"
          id="announcement"
          title={texts.title}
          className={buttonClass("secondary")}
        >
          {words.frame.history}
        </HistoryLink>
      </ScreenHeading>
      {revalidator.state === "loading" && <p role="status">{words.frame.loading}</p>}
      <section className="card wrap-anywhere mb-6 p-5 sm:p-7" aria-label={texts.current}>
        <h2 className="mb-2 text-maroon text-subhead">{texts.current}</h2>
        {text ? <CurrentText loaded={loaded} /> : <p className="text-ink-soft">{texts.none}</p>}
      </section>
      {mayWrite ? (
        <AnnouncementForm
          key={JSON.stringify(loaded)}
          loaded={loaded}
          school={school}
          onSaved={() => revalidator.revalidate()}
        />
      ) : (
        <OnlyLooking />
      )}
    </>
  );
}

/** In the languages of the school, the main one first. */
function CurrentText({ loaded }: { loaded: LoadedAnnouncement }) {
  const link = loaded.text?.link;
  const languages = schoolLanguages();
  const typed = toTyped(textsOf(loaded), languages);
  const shown = languages.flatMap((language) => {
    const text = typed[language];
    return text ? [{ language, text }] : [];
  });
  return shown.map(({ language, text }, index) => (
    <p key={language} lang={languageOf(text, panelLanguage)} className={index > 0 ? "mt-2" : undefined}>
      {text}{" "}
      {index === 0 && link && (
        <a href={link} lang={panelLanguage} target="_blank" rel="noreferrer" className="text-link">
          {texts.clickHere}
          <span className="sr-only"> {texts.opensInNewTab}</span>
        </a>
      )}
    </p>
  ));
}
