import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { ResourceName } from "../../../features/types.ts";
import type { Permission } from "../../content/api/permissions.ts";
import type { PageName } from "../../content/pages/page-names.ts";
import type { SetupLink, Task } from "./task.ts";

/** The position among others of its kind, from the lowest number to the highest. */
interface Placed {
  place: number;
}

/** Open tasks are listed in the order of their urgency. */
export interface PlacedTask extends Task, Placed {}

/** A step of the setup guide. It is done if it has no links. */
export interface PlacedStep extends Placed {
  title: string;
  text: string;
  links: SetupLink[];
  /** The page whose entries the step is about; the step for the other pages leaves it out. */
  page?: PageName;
}

export interface PlacedCard extends Placed {
  /**
   * - `welcome`: beside the greeting
   * - `alerts`: lines above the open tasks
   * - `latest`: new entries, two cards in a row
   * - `figures`: beside the counts
   */
  area: "welcome" | "alerts" | "latest" | "figures";
  content: ReactNode;
}

export interface QuickAction extends Placed {
  to: string;
  label: string;
  Icon: LucideIcon;
  permission: Permission;
}

/** How many entries a content type has; undefined if it could not be loaded, or may not be read. */
export type EntryCounts = Partial<Record<ResourceName, number | undefined>>;

export interface SetupFacts {
  counts: EntryCounts;
  /** All entries of the sample are removed. */
  hasNoSample: boolean;
}

/** The parts of the dashboard that a feature shows with its loaded data. */
export interface DashboardPart {
  counts?: EntryCounts;
  tasks?: readonly PlacedTask[];
  cards?: readonly PlacedCard[];
  /** Steps of the setup guide that depend on what was loaded. */
  setupSteps?: readonly PlacedStep[];
  /** The permissions to read what its tasks need and what could not be loaded. */
  missing?: readonly Permission[];
}

/** The part of a feature on the dashboard. It loads with the dashboard alone. */
export interface FeatureDashboard {
  /** The name of its folder. */
  name: string;
  quickActions?: readonly QuickAction[];
  /** Content types that `load` counts, with the entries that it needs anyway. */
  counted?: readonly ResourceName[];
  setupSteps?: (facts: SetupFacts) => readonly PlacedStep[];
  load?: (signal: AbortSignal) => Promise<DashboardPart>;
}

export const inOrder = <Each extends Placed>(placed: readonly Each[]): Each[] =>
  placed.toSorted((one, other) => one.place - other.place);
