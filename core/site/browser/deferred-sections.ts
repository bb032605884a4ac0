/**
 * Lays out the sections and rows that the style sheets leave out of the first view (`content-visibility`), one per frame. From
 * then on a picture of the whole page is complete, and fast scrolling meets nothing empty.
 */
export async function layOutSections(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>("#content > section, #content tbody > tr")) {
    if (getComputedStyle(section).contentVisibility !== "auto") continue;
    await new Promise(requestAnimationFrame);
    section.style.contentVisibility = "visible";
  }
}
