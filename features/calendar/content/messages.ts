export const calendarMessages = {
  events_added: { one: "{count} event added.", other: "{count} events added." },
  last_day_before_first: "The last day must not be before the first day",
  event_too_long: "An event can last a year at most",
  end_time_without_start: "An end time needs a start time",
  end_time_before_start: "The end time must be after the start time",
  event_month_first: "Write the day before the month, such as {example}",
  event_month_may_be_first:
    "Other dates of the list have the month first, so this one may too. Write it such as 1 April 2026",
  event_no_day: "This day does not exist",
  event_year_unlikely: "Write a year from {first} to {last}",
  event_known: "Already in the calendar",
  event_row_repeated: "The same as row {row}",
  event_same_days: {
    one: "On the same days: {title}",
    other: "On the same days: {title} and others, {count} in all",
  },
  event_list_too_long: "The list has more than {maximum} lines. Add one part of it after the other",
} as const;
