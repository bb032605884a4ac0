const THRESHOLD = 0.1;
const STAGGER_MS = 100;

/**
 * Fades elements in when they are scrolled into view. Elements that are already visible stay, and reduced motion and print
 * hide nothing.
 */
export function revealInView(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const element = target as HTMLElement;
        if (element.dataset.inView === "waiting") {
          if (!isIntersecting) continue;
          element.dataset.inView = "seen";
          observer.unobserve(element);
        } else if (boundingClientRect.top < window.innerHeight) {
          observer.unobserve(element);
        } else {
          element.dataset.inView = "waiting";
          element.style.transitionDelay = `${Number(element.dataset.order) * STAGGER_MS}ms`;
        }
      }
    },
    { threshold: THRESHOLD },
  );
  for (const element of document.querySelectorAll("[data-in-view]")) observer.observe(element);
}
