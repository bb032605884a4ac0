/** The `tel:` link of a number such as `+91 98765 43210`. */
export function telephoneHref(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, "")}`;
}
