import { Link, type LoaderFunctionArgs, useRevalidator } from "react-router";
import { historyPath } from "../../../content/site/office-paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { AnnouncementForm } from "../announcement/announcement-form.tsx";
import { findAnnouncement } from "../api/api-client.ts";
import { isAborted, logFailure } from "../api/api-failure.ts";
import { LoadFailed } from "../frame/load-failed.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import type { ScreenProps } from "../screen.ts";
import { orToLogin } from "../session/session-end.ts";

const said = words.announcement;

export const title = said.title;

export async function loader({ request }: LoaderFunctionArgs) {
  try {
    return { text: await orToLogin(findAnnouncement(request.signal)), hasFailed: false };
  } catch (error) {
    if (isAborted(error) || error instanceof Response) throw error;
    logFailure(error);
    return { text: undefined, hasFailed: true };
  }
}

export default function MarqueeManager({ loaderData: { text, hasFailed } }: ScreenProps<typeof loader>) {
  const revalidator = useRevalidator();
  if (hasFailed) {
    // No form: without seeing the current text, the user would overwrite it unintentionally.
    return (
      <>
        <ScreenHeading title={said.heading} publicPath="/" />
        <LoadFailed text={said.notLoaded} />
      </>
    );
  }
  return (
    <>
      <ScreenHeading title={said.heading} publicPath="/">
        <Link to={historyPath("announcement", "announcement")} className={buttonClass("secondary")}>
          {words.frame.history}
        </Link>
      </ScreenHeading>
      {revalidator.state === "loading" && <p role="status">{words.frame.loading}</p>}
      <section className="card wrap-anywhere mb-6 p-5 sm:p-7" aria-label={said.current}>
        <h2 className="mb-2 text-maroon text-subhead">{said.current}</h2>
        {text?.content ? (
          <p lang={languageOf(text.content, panelLanguage)}>
            {text.content}{" "}
            {text.link && (
              <a href={text.link} lang={panelLanguage} target="_blank" rel="noreferrer" className="text-link">
                {said.clickHere}
                <span className="sr-only"> {said.opensInNewTab}</span>
              </a>
            )}
          </p>
        ) : (
          <p className="text-ink-soft">{said.none}</p>
        )}
        {text?.contentHi && (
          <p lang="hi" className="mt-2">
            {text.contentHi}
          </p>
        )}
      </section>
      <AnnouncementForm
        key={JSON.stringify(text)}
        announcement={text}
        onSaved={() => revalidator.revalidate()}
      />
    </>
  );
}
