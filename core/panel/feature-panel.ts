import type { LucideIcon } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import type { PageDocument } from "../../features/pages.ts";
import type { ResourceName } from "../../features/types.ts";
import type { Permission } from "../content/api/permissions.ts";
import type { AnyDocument } from "../content/pages/define-page.ts";
import type { PageName } from "../content/pages/page-names.ts";
import type { Resource } from "../content/types/define-resource.ts";

export type MenuGroup = NonNullable<Resource["screen"]["menu"]> | "office" | "self";

/** A link of the menu to a screen that is not the list of a content type. */
export interface FeatureLink {
  group: MenuGroup;
  /** How many links of its group are above it. */
  position: number;
  to: string;
  label: string;
  Icon: LucideIcon;
}

/** A link beside the list of a content type to a screen of another feature. */
export interface ListLink {
  /** How many links of the list are above it. */
  position: number;
  to: string;
  label: string;
}

/** A content type in the panel; its link in the menu follows from its declaration. */
export interface TypeLook {
  Icon: LucideIcon;
  /** Shown at the end of the link. */
  Badge?: ComponentType;
  /** The name of the screen about one of its entries, for links back to it. */
  entryScreen?: string;
  /** Said before its entries are deleted for good. */
  purgeWarning?: string;
}

/** The parts of the form of a page beside its fields. */
export interface PageExtras {
  /** A link to a screen about the page. */
  link?: { to: string; label: string };
  /** Above the fields; lazy, because it is loaded only for its page. */
  Facts?: ComponentType<{ school: PageDocument<"school">; document: AnyDocument }>;
  /** A hook; its result is called with the document before and after each save. */
  useSaved?: () => (before: AnyDocument, after: AnyDocument) => void;
}

/** A field with the `_id` of an entry whose name the history shows. */
export interface LinkedField {
  field: string;
  needs: readonly Permission[];
  nameOf: (id: string, signal: AbortSignal) => Promise<string>;
}

/** A link from the record of an entry to the entry of another feature that it came from. */
export interface RecordLink {
  needs: Permission;
  label: string;
  /** The address; undefined if there is no such entry. */
  find: (id: string, signal: AbortSignal) => Promise<string | undefined>;
}

/**
 * The part of a feature in the frame of the panel. It loads with every screen, so it imports no screens and no large dialogs;
 * `dashboard/feature-dashboard.ts` declares what only the dashboard needs.
 */
export interface FeaturePanel {
  types?: Partial<Record<ResourceName, TypeLook>>;
  links?: readonly FeatureLink[];
  listLinks?: Partial<Record<ResourceName, readonly ListLink[]>>;
  recordLinks?: Partial<Record<ResourceName, readonly RecordLink[]>>;
  /** Wraps every screen. */
  Provider?: ComponentType<{ children: ReactNode }>;
  pages?: Partial<Record<PageName, PageExtras>>;
  linkedFields?: readonly LinkedField[];
  /** The beginnings of addresses that are printed as QR codes: opening one without a session leads to the login. */
  printedPaths?: readonly string[];
  /** Deletes what the browser stores for the feature. */
  onLogout?: () => void;
}

/** How the screen of the own account offers the mails that a feature declares. */
export interface MailGroup {
  /** The name of the feature. */
  feature: string;
  title: string;
  text: string;
  /** Shown if the school sends no mail. */
  notSet: string;
  /** By topic. */
  labels: Readonly<Record<string, string>>;
}
