import { type RefObject, useCallback, useEffect, useState } from "react";
import type { NavigationItem } from "../../../content/pages/schemas.ts";

export type NavigationGroup = Extract<NavigationItem, { kind: "group" }>;

interface OpenGroup {
  id: NavigationGroup["id"];
  by: "hover" | "click";
}

/** Which group of the navigation is open: at most one. */
export function useOpenGroup(navigation: RefObject<HTMLElement | null>) {
  const [openGroup, setOpenGroup] = useState<OpenGroup>();
  const close = useCallback(() => setOpenGroup(undefined), []);

  useEffect(() => {
    if (!openGroup) return;
    const closeFromOutside = (event: Event) => {
      if (!navigation.current?.contains(event.target as Node)) close();
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      navigation.current?.querySelector<HTMLElement>("details[open] > summary")?.focus();
      close();
    };
    document.addEventListener("pointerdown", closeFromOutside);
    document.addEventListener("focusin", closeFromOutside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeFromOutside);
      document.removeEventListener("focusin", closeFromOutside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [openGroup, close, navigation]);

  return {
    isOpen: (id: NavigationGroup["id"]) => openGroup?.id === id,
    /** A click on a group that the mouse has just opened keeps it open; the next one closes it. */
    toggle: (id: NavigationGroup["id"]) =>
      setOpenGroup((open) => (open?.id === id && open.by === "click" ? undefined : { id, by: "click" })),
    openByHover: (id: NavigationGroup["id"]) =>
      setOpenGroup((open) => (open?.id === id ? open : { id, by: "hover" })),
    closeByHover: (id: NavigationGroup["id"]) =>
      setOpenGroup((open) => (open?.id === id && open.by === "hover" ? undefined : open)),
    close,
  };
}
