import { listAddress } from "../../../core/site/list-query.ts";
import { SHORTEST } from "../content/suggestions.ts";

const TYPING_PAUSE_MS = 200;

/** Offers searches while typing, as a combobox with a list. Without a script the box is a plain search. */
export function suggestSearches(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-suggests]");
  const input = form?.querySelector("input");
  const list = form?.querySelector<HTMLElement>("[role=listbox]");
  const address = form?.dataset.suggests;
  if (!form || !input || !list || !address) return;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | undefined;
  let chosen = -1;

  // A search box has no list for screen readers.
  input.type = "text";
  input.role = "combobox";
  input.ariaAutoComplete = "list";
  input.setAttribute("aria-controls", list.id);

  const choose = (place: number) => {
    chosen = place;
    for (const [index, option] of [...list.children].entries()) option.ariaSelected = String(index === place);
    const option = list.children[place];
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  };
  const show = (suggestions: readonly string[]) => {
    list.replaceChildren(
      ...suggestions.map((text, place) => {
        const option = document.createElement("div");
        option.id = `${list.id}-${place}`;
        option.role = "option";
        option.textContent = text;
        return option;
      }),
    );
    list.hidden = suggestions.length === 0;
    input.ariaExpanded = String(!list.hidden);
    choose(-1);
  };
  const close = () => {
    clearTimeout(pause);
    underWay?.abort();
    show([]);
  };
  const search = (option: Element | undefined) => {
    input.value = option?.textContent ?? input.value;
    close();
    form.requestSubmit();
  };
  const suggest = async () => {
    underWay?.abort();
    underWay = new AbortController();
    try {
      const response = await fetch(listAddress(address, { q: input.value.trim() }), {
        signal: underWay.signal,
      });
      show(response.ok ? ((await response.json()) as string[]) : []);
    } catch {
      // A newer request, or no connection: the button still searches.
    }
  };
  show([]);

  input.addEventListener("input", () => {
    clearTimeout(pause);
    if ([...input.value.trim()].length < SHORTEST) close();
    else pause = setTimeout(suggest, TYPING_PAUSE_MS);
  });
  input.addEventListener("keydown", (event) => {
    const count = list.children.length;
    if (count === 0 || event.isComposing) return;
    if (event.key === "ArrowDown") choose(chosen === count - 1 ? -1 : chosen + 1);
    else if (event.key === "ArrowUp") choose(chosen === -1 ? count - 1 : chosen - 1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter" && chosen !== -1) search(list.children[chosen]);
    else return;
    event.preventDefault();
  });
  // The focus stays in the box.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const option = (event.target as Element).closest("[role=option]");
    if (option) search(option);
  });
  input.addEventListener("blur", close);
}
