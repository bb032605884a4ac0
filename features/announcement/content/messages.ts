export const announcementMessages = {
  announcement_required: "Text is required",
} as const;
