import { useRef } from "react";
import { school } from "../../../content/pages/school.ts";
import { Icon } from "../../ui/icon.tsx";
import { SchoolMark } from "./school-mark.tsx";
import { SiteNavigation } from "./site-navigation.tsx";
import { telephoneHref } from "./telephone.ts";

const ID = "site-menu";

/**
 * The menu of small screens. Without a script its button opens it as a popover; with one it is a modal dialog, which
 * also keeps the focus off the page behind.
 */
export function MenuPanel() {
  const panel = useRef<HTMLDialogElement>(null);
  const close = () => panel.current?.close();
  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        aria-label="Open the menu"
        className="icon-button lg:hidden"
        onClick={(event) => {
          event.preventDefault();
          panel.current?.showModal();
        }}
      >
        <Icon name="menu" className="size-6" />
      </button>
      <dialog ref={panel} id={ID} popover="auto" aria-label="Menu" className="menu-panel" data-covers-page="">
        <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-3">
          <SchoolMark onChoose={close} />
          <button
            type="button"
            popoverTarget={ID}
            popoverTargetAction="hide"
            aria-label="Close the menu"
            className="icon-button shrink-0"
            onClick={close}
          >
            <Icon name="x" className="size-6" />
          </button>
        </div>
        <SiteNavigation shape="panel" label="Menu" onChoose={close} className="px-4 py-2" />
        <div className="space-y-1 border-t border-line bg-cream-deep px-5 py-5">
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
