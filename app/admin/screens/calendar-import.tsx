import { useEffect, useRef } from "react";
import { Link, type LoaderFunctionArgs } from "react-router";
import { events } from "../../../content/resources/events.ts";
import { buttonClass } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { AddedEventsResult } from "../calendar-import/added-events.tsx";
import { EventList } from "../calendar-import/event-list.tsx";
import { ReviewEvents } from "../calendar-import/review-events.tsx";
import {
  CALENDAR_IMPORT_DRAFT,
  type TypedList,
  useEventImport,
} from "../calendar-import/use-event-import.ts";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import type { ScreenProps } from "../screen.ts";
import { loadClassNames } from "../students/class-names.ts";
import { findDraft } from "../typing/drafts.ts";

const said = words.calendarImport;

export const title = said.title;

export async function loader({ request }: LoaderFunctionArgs) {
  const [classNames, kept] = await Promise.all([
    loadClassNames(request.signal),
    findDraft<TypedList>(CALENDAR_IMPORT_DRAFT),
  ]);
  return { classNames: classNames.class, kept };
}

export default function CalendarImport({ loaderData }: ScreenProps<typeof loader>) {
  const { typed, added, step, ...actions } = useEventImport(loaderData.kept);
  const { work } = typed;
  const heading = useRef<HTMLHeadingElement>(null);
  const headingText = said.headings[added?.undone ? "undone" : step];
  const firstText = useRef(headingText);
  useEffect(() => {
    // The element that had the focus was removed with the step before.
    if (headingText !== firstText.current) heading.current?.focus();
    firstText.current = "";
  }, [headingText]);
  return (
    <>
      <ScreenHeading title={said.title}>
        <Link to={events.screen.path} className={buttonClass("secondary")}>
          {said.toCalendar}
        </Link>
      </ScreenHeading>
      <section className="card overflow-visible p-4 sm:p-6" aria-labelledby="step-heading">
        <h2
          id="step-heading"
          ref={heading}
          tabIndex={-1}
          className="mb-4 text-maroon text-subhead focus:shadow-none focus:outline-none"
        >
          {headingText}
        </h2>
        {step === "list" && (
          <EventList
            typed={typed}
            classNames={loaderData.classNames}
            onType={actions.type}
            onRead={actions.begin}
          />
        )}
        {step === "rows" && work && (
          <ReviewEvents
            work={work}
            onChange={actions.changeWork}
            onBack={() => actions.type({ work: undefined })}
            onFinish={actions.finish}
          />
        )}
        {step === "done" && added && (
          <AddedEventsResult
            added={added}
            onUndone={actions.noteUndone}
            onBackToRows={actions.backToRows}
            onAnother={actions.startOver}
          />
        )}
      </section>
    </>
  );
}
