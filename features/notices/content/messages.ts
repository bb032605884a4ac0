export const noticesMessages = {
  expires_before_publishing: "Expires at must be later than Publish at",
  event_end_without_start: "Event to needs Event from",
  event_end_before_start: "Event to must not be before Event from",
} as const;
