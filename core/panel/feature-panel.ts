import type { LucideIcon } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import type { ResourceName } from "../../features/types.ts";
import type { Resource } from "../content/types/define-resource.ts";

export type MenuGroup = NonNullable<Resource["screen"]["menu"]> | "account";

/** A link of the menu to a screen that is not the list of a content type. */
export interface FeatureLink {
  group: MenuGroup;
  /** How many links of its group are above it. */
  position: number;
  to: string;
  label: string;
  Icon: LucideIcon;
}

/** The look of a content type in the menu; its link follows from its declaration. */
export interface TypeLook {
  Icon: LucideIcon;
  /** Shown at the end of the link. */
  Badge?: ComponentType;
}

/**
 * What a feature adds to the frame of the panel. It loads with every screen, so it imports no screens and no large dialogs;
 * `dashboard/feature-dashboard.ts` declares what only the dashboard needs.
 */
export interface FeaturePanel {
  types?: Partial<Record<ResourceName, TypeLook>>;
  links?: readonly FeatureLink[];
  /** Wraps every screen. */
  Provider?: ComponentType<{ children: ReactNode }>;
}
