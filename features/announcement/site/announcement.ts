const PIXELS_PER_SECOND = 55;

/** Moves the announcement of the top strip, with a button that pauses it. Without a script the whole text is shown. */
export function moveAnnouncement(): void {
  const frame = document.querySelector<HTMLElement>(".marquee");
  const track = frame?.querySelector<HTMLElement>(".marquee-track");
  const button = frame?.parentElement?.querySelector("button");
  if (!frame || !track || !button) return;
  setPace(frame, track);
  new IntersectionObserver((entries) => {
    frame.dataset.resting = String(!entries.at(-1)?.isIntersecting);
  }).observe(frame);
  button.addEventListener("click", () => {
    frame.dataset.paused = String(frame.dataset.paused !== "true");
    const label = button.ariaLabel;
    button.ariaLabel = button.dataset.otherLabel ?? null;
    button.dataset.otherLabel = label ?? "";
  });
  // Shows the button.
  frame.dataset.paused = "false";
}

/** The same speed for any length of text; the first round starts at the current position. */
function setPace(frame: HTMLElement, track: HTMLElement): void {
  const room = frame.clientWidth;
  track.style.animationDuration = `${(room + track.offsetWidth) / PIXELS_PER_SECOND}s`;
  track.style.animationDelay = `-${room / PIXELS_PER_SECOND}s`;
}
