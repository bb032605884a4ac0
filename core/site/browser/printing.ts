export function addPrinting(): void {
  for (const button of document.querySelectorAll("button[data-prints]"))
    button.addEventListener("click", () => window.print());
}
