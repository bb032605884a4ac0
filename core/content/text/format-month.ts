interface MonthWords {
  months: readonly string[];
}

export const nameOfMonth = (month: string, { months }: MonthWords) =>
  months[Number(month.slice(5)) - 1] ?? "";

export const formatMonth = (month: string, words: MonthWords) =>
  `${nameOfMonth(month, words)} ${month.slice(0, 4)}`;
