import ChevronDown from "lucide-react/icons/chevron-down";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { STUDENT_PATHS } from "../../../content/site/office-paths.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";

const said = words.studentMenu;

const TEXTS: Record<(typeof STUDENT_PATHS)[number], string> = {
  "/admin/student-import": said.importSheet,
  "/admin/student-photos": said.photos,
  "/admin/class-lists": said.classLists,
  "/admin/year-change": said.yearChange,
  "/admin/consents": said.consents,
  "/admin/consent-slips": said.slips,
};

/** What is done with all students now and then. `children`: what is done with those that the list shows. */
export function StudentMenu({ children }: { children?: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  function closeByEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !isOpen) return;
    setOpen(false);
    frame.current?.querySelector("button")?.focus();
  }

  /** Pressing beside the menu takes the focus out of it, too. */
  function closeBehind({ relatedTarget }: FocusEvent): void {
    if (!frame.current?.contains(relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what bubbles up from the button and the links
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
        {children}
      </div>
    </div>
  );
}
