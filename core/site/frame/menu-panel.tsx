import { headerPages } from "../../content/site/public-pages.ts";
import { Icon } from "../../ui/icon.tsx";
import { telephoneHref } from "../components/telephone.ts";
import { Words } from "../components/words.tsx";
import { MENU_PANEL_ID } from "../element-ids.ts";
import { useAddress, useSite } from "../site-context.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { LetterheadLines } from "./letterhead.tsx";
import { SchoolMark } from "./school-mark.tsx";
import { QuickLinks, SiteNavigation } from "./site-navigation.tsx";

/** The menu of small screens, a popover that works without a script (see `browser/menu-panel.ts`). */
export function MenuPanel({ path }: { path: string }) {
  const { school, words, language } = useSite();
  const address = useAddress();
  const { phones, email } = school;
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_PANEL_ID}
        aria-label={words.frame.openMenu}
        className="menu-button icon-button lg:hidden"
      >
        <Icon name="menu" className="size-6" />
      </button>
      <dialog id={MENU_PANEL_ID} popover="" aria-label={words.frame.menu} className="menu-panel">
        <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-3">
          <SchoolMark />
          <button
            type="button"
            popoverTarget={MENU_PANEL_ID}
            popoverTargetAction="hide"
            aria-label={words.frame.closeMenu}
            className="icon-button shrink-0"
          >
            <Icon name="x" className="size-6" />
          </button>
        </div>
        <p className="flex flex-wrap gap-4 px-4 pt-2">
          <LanguageSwitch />
          {headerPages.map(({ href, label: [en, hi] }) => (
            <a
              key={href}
              href={address(href)}
              className="text-link inline-flex min-h-11 items-center font-bold"
            >
              {language === "hi" ? hi : en}
            </a>
          ))}
        </p>
        <QuickLinks path={path} />
        <SiteNavigation shape="panel" label={words.frame.menu} path={path} />
        <div className="grid gap-1 border-t border-line bg-cream-deep px-5 py-5">
          <LetterheadLines as="p" />
          {phones.map(({ id, label, number }) => (
            <p key={id}>
              <a href={telephoneHref(number)} className="flex min-h-11 items-center gap-2.5">
                <Icon name="phone" className="size-4 text-maroon" />
                {number}
                <Words of={label} className="text-caption text-ink-soft" />
              </a>
            </p>
          ))}
          {email && (
            <p>
              <a href={`mailto:${email}`} className="flex min-h-11 items-center gap-2.5">
                <Icon name="mail" className="size-4 text-maroon" />
                {email}
              </a>
            </p>
          )}
        </div>
      </dialog>
    </>
  );
}
