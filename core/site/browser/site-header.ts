/** The header gets a background after this many pixels of scrolling. */
const SCROLLED_AT = 10;

/** Hides the header while scrolling down and shows it while scrolling up; styles keep it visible while it has the focus. */
export function followScroll(): void {
  const header = document.querySelector<HTMLElement>(".site-header");
  if (!header) return;
  let previous = Math.max(0, window.scrollY);
  header.dataset.scrolled = String(previous > SCROLLED_AT);
  window.addEventListener(
    "scroll",
    () => {
      const current = Math.max(0, window.scrollY);
      if (current === previous) return;
      header.dataset.scrolled = String(current > SCROLLED_AT);
      header.dataset.hidden = String(current > previous && current > SCROLLED_AT);
      previous = current;
    },
    { passive: true },
  );
}
