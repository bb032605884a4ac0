/** Times of day, on the public site and in the panel. */
export const times = {
  /** `09:30` as `9:30 am`. */
  time(time: string) {
    const [hour = 0, minute = ""] = [Number(time.slice(0, 2)), time.slice(3)];
    return `${hour % 12 || 12}:${minute} ${hour < 12 ? "am" : "pm"}`;
  },
  from: (time: string) => `from ${time}`,
  timeSpan: (start: string, end: string) => `${start} to ${end}`,
  overDays: (start: string, end: string) => `${start} on the first day to ${end} on the last`,
};

export type TimeWords = typeof times;
