/** The list of editable pages. */
export const pages = {
  title: "Pages",
  textsWithoutHindi: (count: number) => `${count} ${count === 1 ? "text lacks" : "texts lack"} Hindi`,
  textsWithoutEnglish: (count: number) => `${count} ${count === 1 ? "text lacks" : "texts lack"} English`,
  sample: "Still the sample school’s words",
  emptyWithoutEntries: "Empty: there are no entries yet",
  empty: "Empty",
  showsEntries: "Shows its entries",
  changed: (moment: string) => `Changed ${moment}`,
};
