/** `+91 98765 43210` as telephones dial it. */
export function telephoneHref(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, "")}`;
}
