import { Icon } from "../../ui/icon.tsx";
import { useSite } from "../site-context.tsx";
import { MenuPanel } from "./menu-panel.tsx";
import { SchoolMark } from "./school-mark.tsx";
import { SiteNavigation } from "./site-navigation.tsx";
import { telephoneHref } from "./telephone.ts";

export function SiteHeader({ path }: { path: string }) {
  const phone = useSite().school.phones[0]?.number;
  return (
    <header className="site-header no-print" data-scrolled="false" data-hidden="false">
      <div className="page-width flex min-h-18 items-center justify-between gap-x-4 py-2 lg:max-xl:flex-wrap">
        <SchoolMark />
        <SiteNavigation
          shape="bar"
          label="Main"
          path={path}
          className="hidden lg:block lg:max-xl:order-last lg:max-xl:basis-full"
        />
        {phone && (
          <a
            href={telephoneHref(phone)}
            aria-label={`Call ${phone}`}
            className="icon-button ml-auto shrink-0 lg:ml-0"
          >
            <Icon name="phone" className="size-5" />
          </a>
        )}
        <MenuPanel path={path} />
      </div>
    </header>
  );
}
