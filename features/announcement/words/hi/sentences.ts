/** The Hindi of what its declarations say in English. */
export const announcementSentences: Record<string, string> = {
  Link: "लिंक",
};
