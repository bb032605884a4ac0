/** The list without the item, or with it if it was missing. */
export const toggle = <Item>(all: readonly Item[], one: Item): Item[] =>
  all.includes(one) ? all.filter((each) => each !== one) : [...all, one];
