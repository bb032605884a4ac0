import { headerPages } from "../../content/site/public-pages.ts";
import { Icon } from "../../ui/icon.tsx";
import { telephoneHref } from "../components/telephone.ts";
import { textOf } from "../components/words.tsx";
import { useAddress, useSite } from "../site-context.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MenuPanel } from "./menu-panel.tsx";
import { SchoolMark } from "./school-mark.tsx";
import { QuickLinks, SiteNavigation } from "./site-navigation.tsx";

/** A longer name would take too many lines beside the buttons of a phone. */
const LONG_NAME = 40;

export function SiteHeader({ path }: { path: string }) {
  const { school, words, language } = useSite();
  const address = useAddress();
  const phone = school.phones[0]?.number;
  const isLong = textOf(school.name, language).length > LONG_NAME;
  return (
    <header className="site-header no-print" data-long-name={isLong ? "" : undefined}>
      <div className="page-width">
        <SchoolMark />
        <QuickLinks path={path} />
        <LanguageSwitch />
        {headerPages.map(({ href, icon, label: [en, hi] }) => (
          <a key={href} href={address(href)} aria-label={language === "hi" ? hi : en} className="icon-button">
            <Icon name={icon} className="size-5" />
          </a>
        ))}
        {phone && (
          <a href={telephoneHref(phone)} aria-label={words.frame.call(phone)} className="icon-button">
            <Icon name="phone" className="size-5" />
          </a>
        )}
        <MenuPanel path={path} />
        <SiteNavigation shape="bar" label={words.frame.mainMenu} path={path} />
      </div>
    </header>
  );
}
