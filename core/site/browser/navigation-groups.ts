/**
 * The groups of the navigation work without a script. This adds opening by hover, and closing by Escape, by a click elsewhere
 * and by a link to the same page.
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
  // The first click on a group that was opened by hover keeps it open.
  group.querySelector("summary")?.addEventListener("click", (event) => {
    if (isOpenByHover) event.preventDefault();
    isOpenByHover = false;
  });
}

/** For browsers that do not support the `name` attribute of `details`. */
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
