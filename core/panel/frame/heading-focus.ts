import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Focuses the heading of each screen that is opened, so that the keyboard starts there and a screen reader announces the
 * screen once. The first screen and a change of only the query leave the focus alone. A layout effect: a field that the
 * screen itself focuses afterwards keeps the focus.
 */
export function useHeadingFocus(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading(hash);
  }, [pathname, hash]);
}

/**
 * Focuses the heading when the component is removed with the focused element in it, such as the button that removed it.
 * `focus` may focus something else; it must be the same function in every render.
 */
export function useHeadingFocusOnRemoval(focus: () => void = focusHeading): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focus();
    },
    [focus],
  );
}

/** Focuses the part of the screen that the hash names, or else the heading. The router has scrolled already. */
export function focusHeading(hash = ""): void {
  const main = document.querySelector("main");
  const target = document.getElementById(hash.slice(1)) ?? main?.querySelector("h1") ?? main;
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
