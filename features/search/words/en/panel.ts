export const unfoundWords = {
  title: "Searched for and not found",
  text: (days: number, least: number) =>
    `Words of the last ${days} days that visitors searched for at least ${least} times, and that nothing on the site has. Use them where you write the answer.`,
};
