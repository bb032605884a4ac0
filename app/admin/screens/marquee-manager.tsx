import { Link, type LoaderFunctionArgs, useRevalidator } from "react-router";
import { historyPath } from "../../../content/office-paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage } from "../../ui/panel-words.ts";
import { findAnnouncement } from "../api-client.ts";
import { isAborted, logFailure } from "../api-failure.ts";
import { AnnouncementForm } from "../components/announcement-form.tsx";
import { LoadFailed } from "../components/load-failed.tsx";
import { ScreenHeading } from "../components/screen-heading.tsx";
import type { ScreenProps } from "../screen.ts";
import { orToLogin } from "../session-end.ts";

export const title = "Announcement";

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
    // Without a form: whoever does not see the text that stands would overwrite it unawares.
    return (
      <>
        <ScreenHeading title="Marquee Manager" publicPath="/" />
        <LoadFailed text="The text could not be loaded." />
      </>
    );
  }
  return (
    <>
      <ScreenHeading title="Marquee Manager" publicPath="/">
        <Link to={historyPath("announcement", "announcement")} className={buttonClass("secondary")}>
          History
        </Link>
      </ScreenHeading>
      {revalidator.state === "loading" && <p role="status">Loading...</p>}
      <section className="card wrap-anywhere mb-6 p-5 sm:p-7" aria-label="Current text">
        <h2 className="mb-2 text-maroon text-subhead">Current text</h2>
        {text?.content ? (
          <p lang={languageOf(text.content, panelLanguage)}>
            {text.content}{" "}
            {text.link && (
              <a href={text.link} target="_blank" rel="noreferrer" className="text-link">
                Click Here<span className="sr-only"> (opens the page in a new tab)</span>
              </a>
            )}
          </p>
        ) : (
          <p className="text-ink-soft">There is no text yet. Pages show no announcement.</p>
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
