/** What stands around every screen, and what many of them share. */
export const frame = {
  cancel: "Cancel",
  close: "Close",
  undo: "Undo",
  messages: "Messages",
};
