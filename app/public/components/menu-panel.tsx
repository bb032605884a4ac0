import { school } from "../../../content/pages/school.ts";
import { Icon } from "../../ui/icon.tsx";
import { MENU_PANEL_ID } from "../element-ids.ts";
import { SchoolMark } from "./school-mark.tsx";
import { SiteNavigation } from "./site-navigation.tsx";
import { telephoneHref } from "./telephone.ts";

/** The menu of small screens, a popover that opens and closes without a script (with one: `browser/menu-panel.ts`). */
export function MenuPanel({ path }: { path: string }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_PANEL_ID}
        aria-label="Open the menu"
        className="menu-button icon-button shrink-0 lg:hidden"
      >
        <Icon name="menu" className="size-6" />
      </button>
      <dialog id={MENU_PANEL_ID} popover="auto" aria-label="Menu" className="menu-panel" data-covers-page="">
        <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-3">
          <SchoolMark />
          <button
            type="button"
            popoverTarget={MENU_PANEL_ID}
            popoverTargetAction="hide"
            aria-label="Close the menu"
            className="icon-button shrink-0"
          >
            <Icon name="x" className="size-6" />
          </button>
        </div>
        <SiteNavigation shape="panel" label="Menu" path={path} className="px-4 py-2" />
        <div className="grid gap-1 border-t border-line bg-cream-deep px-5 py-5">
          {school.addressLinesHi.map((line) => (
            <p key={line} lang="hi">
              {line}
            </p>
          ))}
          {school.phones.map(({ label, number }) => (
            <p key={number}>
              <a href={telephoneHref(number)} className="flex min-h-11 items-center gap-2.5">
                <Icon name="phone" className="size-4 text-maroon" />
                {number}
                <span className="text-caption text-ink-soft">{label}</span>
              </a>
            </p>
          ))}
          <p>
            <a href={`mailto:${school.email}`} className="flex min-h-11 items-center gap-2.5">
              <Icon name="mail" className="size-4 text-maroon" />
              {school.email}
            </a>
          </p>
        </div>
      </dialog>
    </>
  );
}
