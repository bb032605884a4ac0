import { useEffect, useState } from "react";
import { school } from "../../../content/pages/school.ts";
import { Icon } from "../../ui/icon.tsx";
import { MenuPanel } from "./menu-panel.tsx";
import { SchoolMark } from "./school-mark.tsx";
import { SiteNavigation } from "./site-navigation.tsx";
import { telephoneHref } from "./telephone.ts";

/** From this many pixels of scroll on, the header has a background of its own. */
const SCROLLED_AT = 10;

const phone = school.phones[0]?.number;

export function SiteHeader() {
  const { isScrolled, isHidden } = useScrollState();
  return (
    <header className="site-header no-print" data-scrolled={isScrolled} data-hidden={isHidden}>
      <div className="page-width flex min-h-18 items-center justify-between gap-4 py-2">
        <SchoolMark />
        <SiteNavigation shape="bar" label="Main" className="hidden lg:block" />
        {phone && (
          <a
            href={telephoneHref(phone)}
            aria-label={`Call ${phone}`}
            className="icon-button ml-auto shrink-0 lg:ml-0"
          >
            <Icon name="phone" className="size-5" />
          </a>
        )}
        <MenuPanel />
      </div>
    </header>
  );
}

/** Down hides the header, up brings it back; the focus keeps it where it is. */
function useScrollState() {
  const [state, setState] = useState({ isScrolled: false, isHidden: false });
  useEffect(() => {
    let previous = window.scrollY;
    const read = () => {
      const current = Math.max(0, window.scrollY);
      if (current !== previous) {
        setState({
          isScrolled: current > SCROLLED_AT,
          isHidden: current > previous && current > SCROLLED_AT,
        });
      }
      previous = current;
    };
    setState({ isScrolled: previous > SCROLLED_AT, isHidden: false });
    window.addEventListener("scroll", read, { passive: true });
    return () => window.removeEventListener("scroll", read);
  }, []);
  return state;
}
