export const announcement = {
  note: "Note:-",
  clickHere: "Click Here",
  failed: "Failed to load marquee text",
  play: "Play the announcement",
  pause: "Pause the announcement",
};
