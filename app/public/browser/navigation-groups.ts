/**
 * The groups of the navigation open and close by themselves, one at a time. This adds the mouse (the School group opens
 * under it), and closing by Escape, by a press elsewhere and by a link that leads to the same page.
 */
export function upgradeNavigationGroups(): void {
  for (const navigation of document.querySelectorAll<HTMLElement>(".site-navigation")) {
    for (const group of navigation.querySelectorAll<HTMLDetailsElement>("details[data-opens-on-hover]"))
      openUnderMouse(group);
    keepOneOpen(navigation);
    closeFromOutside(navigation);
  }
}

function openUnderMouse(group: HTMLDetailsElement): void {
  let isOpenByHover = false;
  group.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType !== "mouse" || group.open) return;
    group.open = true;
    isOpenByHover = true;
  });
  group.addEventListener("pointerleave", () => {
    if (isOpenByHover) group.open = false;
    isOpenByHover = false;
  });
  // A click on a group that the mouse has just opened keeps it open; the next one closes it.
  group.querySelector("summary")?.addEventListener("click", (event) => {
    if (isOpenByHover) event.preventDefault();
    isOpenByHover = false;
  });
}

/** For browsers that do not know `details` of one name. */
function keepOneOpen(navigation: HTMLElement): void {
  const groups = navigation.querySelectorAll("details");
  for (const group of groups) {
    group.addEventListener("toggle", () => {
      if (!group.open) return;
      for (const other of groups) if (other !== group) other.open = false;
    });
  }
}

function closeFromOutside(navigation: HTMLElement): void {
  const openGroup = () => navigation.querySelector<HTMLDetailsElement>("details[open]");
  const close = () => {
    const group = openGroup();
    if (group) group.open = false;
  };
  const closeUnlessInside = ({ target }: Event) => {
    if (!navigation.contains(target as Node)) close();
  };
  document.addEventListener("pointerdown", closeUnlessInside);
  document.addEventListener("focusin", closeUnlessInside);
  document.addEventListener("keydown", ({ key }) => {
    const group = openGroup();
    if (key !== "Escape" || !group) return;
    group.querySelector("summary")?.focus();
    close();
  });
  navigation.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) close();
  });
}
