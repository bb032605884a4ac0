export const announcement = {
  edit: "Edit Announcement",
  title: "Announcement",
  heading: "Marquee Manager",
  notLoaded: "The text could not be loaded.",
  current: "Current text",
  none: "There is no text yet. Pages show no announcement.",
  /** The label of the link on public pages. */
  clickHere: "Click Here",
  opensInNewTab: "(opens the page in a new tab)",

  text: "Text",
  textRequired: "Text is required",
  link: "Link",
  linkHint: "opens behind ‘Click Here’",
  create: "Create Text",
  update: "Update Text",
  remove: "Remove Text",
  saved: "Text saved.",
  removed: "Text removed.",
  removeTitle: "Remove the text?",
  removeText: "Visitors will see no announcement until you create another one.",
};
