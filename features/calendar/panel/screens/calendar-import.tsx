import { Link, type LoaderFunctionArgs } from "react-router";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { buttonClass } from "../../../../core/panel/parts/button.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { ImportStep } from "../../../../core/panel/sheet-import/import-step.tsx";
import type { Draft } from "../../../../core/panel/typing/draft.ts";
import { findDraft } from "../../../../core/panel/typing/drafts.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { loadClassNames } from "../../../school/panel/exports.ts";
import { events } from "../../content/events.ts";
import { AddedEventsResult } from "../added-events.tsx";
import { EventList } from "../event-list.tsx";
import { ReviewEvents } from "../review-events.tsx";
import { CALENDAR_IMPORT_DRAFT, type TypedList, useEventImport } from "../use-event-import.ts";

const texts = words.calendarImport;

export const title = texts.title;

export async function loader({ request }: LoaderFunctionArgs) {
  const [classNames, kept] = await Promise.all([
    loadClassNames(request.signal),
    findDraft<Draft<TypedList>>(CALENDAR_IMPORT_DRAFT),
  ]);
  return { classNames: classNames.class, kept };
}

export default function CalendarImport({ loaderData }: ScreenProps<typeof loader>) {
  const { typed, added, step, ...actions } = useEventImport(loaderData.kept?.values);
  const { work } = typed;
  const headingText = texts.headings[added?.undone ? "undone" : step];
  return (
    <>
      <ScreenHeading title={texts.title}>
        <Link to={events.screen.path} className={buttonClass("secondary")}>
          {texts.toCalendar}
        </Link>
      </ScreenHeading>
      <ImportStep heading={headingText}>
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
      </ImportStep>
    </>
  );
}
