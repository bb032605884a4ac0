import { useEffect, useRef, useState } from "react";
import { Link, type LoaderFunctionArgs, useRevalidator } from "react-router";
import { students as resource } from "../../../content/resources/students.ts";
import { buttonClass } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { LoadFailed } from "../frame/load-failed.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import type { ScreenProps } from "../screen.ts";
import { loadOr } from "../session/session-end.ts";
import { LastYearChangeCard } from "../students/year-change/last-year-change.tsx";
import { YEAR_DRAFT } from "../students/year-change/use-year-choices.ts";
import { findYearStart, listYearChildren } from "../students/year-change/year-change-client.ts";
import type { YearChoices } from "../students/year-change/year-choices.ts";
import { YearSteps } from "../students/year-change/year-steps.tsx";
import { findDraft } from "../typing/drafts.ts";

const said = words.yearChange;

export const title = said.title;

/** Undefined if it cannot be loaded. */
export const loader = ({ request: { signal } }: LoaderFunctionArgs) => loadOr(loadYear(signal), undefined);

async function loadYear(signal: AbortSignal) {
  const [start, students, kept] = await Promise.all([
    findYearStart(signal),
    listYearChildren(signal),
    findDraft<YearChoices>(YEAR_DRAFT),
  ]);
  return { start, students, kept };
}

export default function YearChange({ loaderData }: ScreenProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState<string>();
  return (
    <>
      <ScreenHeading title={said.title} />
      <p className="-mt-3 mb-6 max-w-reading">{said.text}</p>
      {done !== undefined && <DoneLine text={done} />}
      {loaderData?.start.last && (
        <LastYearChangeCard last={loaderData.start.last} onUndone={() => setDone(undefined)} />
      )}
      {done !== undefined ? (
        <ToStudents />
      ) : !loaderData ? (
        <LoadFailed text={said.notLoaded} />
      ) : loaderData.start.classes.length === 0 ? (
        <div className="grid justify-items-center gap-4 rounded-card border border-line border-dashed bg-paper px-6 py-12 text-center">
          <p className="max-w-reading text-ink-soft">{said.noStudents}</p>
          <ToStudents />
        </div>
      ) : (
        <YearSteps
          {...loaderData}
          onDone={({ changed }, year) => {
            setDone(said.done(year, changed));
            void revalidate();
          }}
        />
      )}
    </>
  );
}

/** Takes the focus of the button that is no longer there. */
function DoneLine({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p
      ref={line}
      tabIndex={-1}
      role="status"
      className="mb-6 rounded-control bg-leaf-soft px-4 py-3 font-bold focus:outline-none"
    >
      {text}
    </p>
  );
}

const ToStudents = () => (
  <Link to={resource.screen.path} className={buttonClass("secondary")}>
    {said.toStudents}
  </Link>
);
