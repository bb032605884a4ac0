import ChevronDown from "lucide-react/icons/chevron-down";
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { students } from "../../../content/resources/students.ts";
import { STUDENT_PATHS } from "../../../content/site/office-paths.ts";
import type { ExportFormat } from "../../../content/students/student-export-contract.ts";
import { Button } from "../../ui/button.tsx";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { narrowingIn, sortIn, writeSort } from "../entry-table/table-address.ts";
import { DownloadButton } from "../stored-files/download-button.tsx";
import { downloadStudents } from "./student-file-client.ts";

const said = words.studentMenu;

const TEXTS: Record<(typeof STUDENT_PATHS)[number], string> = {
  "/admin/student-import": said.importSheet,
  "/admin/student-photos": said.photos,
  "/admin/class-lists": said.classLists,
  "/admin/year-change": said.yearChange,
  "/admin/consents": said.consents,
  "/admin/consent-slips": said.slips,
};

/** Occasional work with all students, and downloads of the listed ones. */
export function StudentMenu() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  function closeByEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !isOpen) return;
    setOpen(false);
    frame.current?.querySelector("button")?.focus();
  }

  /** A click outside the menu moves the focus too. */
  function closeBehind({ relatedTarget }: FocusEvent): void {
    if (!frame.current?.contains(relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events that bubble from the button and the links
    <div ref={frame} className="sm:relative" onKeyDown={closeByEscape} onBlur={closeBehind}>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="h-full"
      >
        {said.more} <ChevronDown aria-hidden="true" size={18} />
      </Button>
      <div
        id={id}
        hidden={!isOpen}
        tabIndex={-1}
        className="absolute z-20 mt-2 rounded-card border border-line-strong bg-paper p-2 shadow-raised focus:outline-none max-sm:inset-x-3 sm:right-0 sm:w-72"
      >
        <ul>
          {STUDENT_PATHS.map((to) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-11 items-center rounded-control px-3 py-2 leading-tight hover:bg-cream-deep"
              >
                {TEXTS[to]}
              </Link>
            </li>
          ))}
        </ul>
        <ExportLinks />
      </div>
    </div>
  );
}

/** Downloads the students that match the list, from all its pages. */
function ExportLinks() {
  const id = useId();
  const [params] = useSearchParams();
  const load = (format: ExportFormat) => () => {
    const sort = sortIn(params, students);
    const query = { ...narrowingIn(params, students), language: panelLanguage };
    return downloadStudents(format, { ...query, sort: sort && writeSort(sort) });
  };
  return (
    <section aria-labelledby={id} className="mt-2 border-line border-t px-3 pt-3 pb-2">
      <h2 id={id} className="mb-2 text-body text-maroon">
        {words.studentExport.heading}
      </h2>
      <div className="flex flex-wrap gap-2">
        <DownloadButton load={load("xlsx")} failed={words.studentExport.failed}>
          {words.studentExport.excel}
        </DownloadButton>
        <DownloadButton load={load("csv")} failed={words.studentExport.failed}>
          {words.studentExport.csv}
        </DownloadButton>
      </div>
    </section>
  );
}
