/**
 * Lays out the sections that `styles/deferred.css` leaves out of the first view, one per frame. From then on a picture of the
 * whole page is complete, and fast scrolling meets no empty section.
 */
export async function layOutSections(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>("#content > section")) {
    if (getComputedStyle(section).contentVisibility !== "auto") continue;
    await new Promise(requestAnimationFrame);
    section.style.contentVisibility = "visible";
  }
}
