import { features } from "../../../features/content.ts";
import { type ResourceName, type Resources, resourceList } from "../../../features/types.ts";
import { type Label, label } from "../../words/label.ts";
import { type DutyPart, ENTRY_TOOLS } from "../feature.ts";
import { type OwnDocumentName, ownDocumentNames } from "../pages/page-names.ts";
import type { Resource } from "../types/define-resource.ts";

const ACTIONS = ["read", "write"] as const;
export type Action = (typeof ACTIONS)[number];

/** The permission subject of a content type. */
type EntrySubject = {
  [Name in ResourceName]: Resources[Name] extends { subject: infer Subject extends string } ? Subject : Name;
}[ResourceName];

/** Permissions of the core: about no content type and no feature. */
const CORE_PERMISSIONS = [
  "audit:read",
  "backups:read",
  "files:read",
  "files:write",
  "history:read",
  "history:write",
  "mail:read",
  "mail:write",
  "pages:read",
  "pages:write",
  "sample:read",
  "sample:write",
  "trash:read",
  "trash:write",
] as const;

type Declared = (typeof features)[number];
type OtherPermission =
  | (typeof CORE_PERMISSIONS)[number]
  | Extract<Declared, { permissions: unknown }>["permissions"][number]
  | `${OwnDocumentName}:${Action}`;

const OTHER_PERMISSIONS: readonly OtherPermission[] = [
  ...CORE_PERMISSIONS,
  ...features.flatMap((feature) => ("permissions" in feature ? feature.permissions : [])),
  ...ownDocumentNames.flatMap((name) => ACTIONS.map((action) => `${name}:${action}` as const)),
].toSorted();

/** The permission to publish entries of types whose drafts are approved, and to change published ones. */
type PublishPermission = `${{
  [Name in ResourceName]: Resources[Name] extends { isApproved: true } ? Name : never;
}[ResourceName]}:publish`;

export type OtherSubject = OtherPermission extends `${infer Subject}:${Action}` ? Subject : never;
type Subject = EntrySubject | OtherSubject;

export type Permission = `${EntrySubject}:${Action}` | PublishPermission | OtherPermission;

/** The callers of a route: everyone, any active session, or a session with the permission. */
export type Access = "public" | "session" | Permission;

/** The permission to read or write the entries of a content type. */
export const permissionFor = ({ name, subject }: Pick<Resource, "name" | "subject">, action: Action) =>
  `${subject ?? name}:${action}` as Permission;

/** The permission to publish entries of a content type: its own where drafts are approved, otherwise the one to write. */
export const publishPermissionFor = (resource: Pick<Resource, "name" | "subject" | "isApproved">) =>
  resource.isApproved ? (`${resource.name}:publish` as Permission) : permissionFor(resource, "write");

/** Two content types may have the same subject. */
export const PERMISSIONS: readonly Permission[] = [
  ...new Set([
    ...resourceList.flatMap((resource) => ACTIONS.map((action) => permissionFor(resource, action))),
    ...resourceList.filter(({ isApproved }) => isApproved).map(publishPermissionFor),
    ...OTHER_PERMISSIONS,
  ]),
];

const about = (subjects: readonly Subject[]): Permission[] =>
  PERMISSIONS.filter((permission) => subjects.some((subject) => permission.startsWith(`${subject}:`)));

const isForReading = (permission: Permission) => permission.endsWith(":read");
const isForPublishing = (permission: Permission) => permission.endsWith(":publish");

interface Apart {
  byDuty?: readonly Subject[];
  byFullAccounts?: readonly Subject[];
}

const apart: readonly Apart[] = features.flatMap((feature) => ("apart" in feature ? [feature.apart] : []));
const APART_BY_DUTY = about(apart.flatMap(({ byDuty = [] }) => byDuty));

/** About the program and its users rather than the school's content. */
const FOR_FULL_ACCOUNTS = about(["backups", ...apart.flatMap(({ byFullAccounts = [] }) => byFullAccounts)]);
const OFFICE = PERMISSIONS.filter((permission) => !FOR_FULL_ACCOUNTS.includes(permission));
const OFFICE_READS = OFFICE.filter(isForReading);

/** The duties of the core. */
const CORE_DUTIES = {
  everything: { place: 10, title: ["Everything", "सब कुछ"], subjects: [] },
  office: { place: 20, title: ["Office", "कार्यालय"], subjects: [] },
  pages: { place: 80, title: ["Pages", "पृष्ठ"], subjects: ["pages", ...ENTRY_TOOLS] },
  look: { place: 90, title: ["Look only", "केवल देखना"], subjects: [], looks: true },
} as const;

type NameOf<Duties> = Duties extends unknown ? keyof Duties & string : never;
export type Duty = keyof typeof CORE_DUTIES | NameOf<Extract<Declared, { duties: unknown }>["duties"]>;

/** The compiler finds a subject without permissions here. */
interface Part extends Omit<DutyPart, "subjects" | "reads"> {
  subjects: readonly Subject[];
  reads?: readonly Subject[];
}
type Parts = Partial<Record<Duty, Part>>;
const allParts: readonly Parts[] = [
  CORE_DUTIES,
  ...features.flatMap((feature) => ("duties" in feature ? [feature.duties] : [])),
];

const partsOf = (duty: Duty) => allParts.flatMap((parts) => parts[duty] ?? []);

/** Another part of a duty is left out if the feature that names the duty is. */
const titles = allParts
  .flatMap((parts) => Object.entries(parts) as [Duty, DutyPart][])
  .flatMap(([duty, { title, may, place = 0 }]) => (title === undefined ? [] : [{ duty, title, may, place }]))
  .toSorted((one, other) => one.place - other.place);

/** The purpose of the duty. */
const aboutDuty = (duty: Duty) => about(partsOf(duty).flatMap(({ subjects }) => subjects));

function permissionsIn(duty: Duty): readonly Permission[] {
  if (duty === "everything") return PERMISSIONS;
  if (duty === "office") return OFFICE;
  if (duty === "look") return OFFICE_READS.filter((permission) => !APART_BY_DUTY.includes(permission));
  const parts = partsOf(duty);
  if (parts.some(({ looks }) => looks)) return OFFICE_READS;
  const permissions = [
    ...aboutDuty(duty),
    ...about(parts.flatMap(({ reads = [] }) => reads)).filter(isForReading),
  ];
  return parts.some(({ isForDrafts }) => isForDrafts)
    ? permissions.filter((permission) => !isForPublishing(permission))
    : permissions;
}

export const dutyNames: readonly Duty[] = titles.map(({ duty }) => duty);

/** Duties are named bundles of permissions, in the order in which the panel offers them. */
export const DUTIES = Object.fromEntries(dutyNames.map((duty) => [duty, permissionsIn(duty)])) as Record<
  Duty,
  readonly Permission[]
>;

/** The names of duties. */
export const DUTY_NAMES = Object.fromEntries(
  titles.map(({ duty, title: [en, hi] }) => [duty, label(en, hi)]),
) as Record<Duty, Label>;

/** Descriptions of the duties that features declare. */
export const DUTY_TEXTS: Partial<Record<Duty, Label>> = Object.fromEntries(
  titles.flatMap(({ duty, may }) => (may ? [[duty, label(...may)]] : [])),
);

export const permissionsOf = (duties: readonly Duty[]): Permission[] => [
  ...new Set(duties.flatMap((duty) => DUTIES[duty])),
];

/** The one function that decides what a session may do. Without a session there are no permissions. */
export const can = (
  session: { permissions: readonly Permission[] } | undefined,
  permission: Permission,
): boolean => session?.permissions.includes(permission) ?? false;

/** Duties for one part of the school's work: those with subjects of their own. */
const PARTS = dutyNames.filter((duty) => {
  const parts = partsOf(duty);
  return parts.some(({ subjects }) => subjects.length > 0) && !parts.some(({ isForDrafts }) => isForDrafts);
});

/** The duty that a person without the permission should ask for. Tools that several parts share are suggested with the whole office. */
export function dutyFor(permission: Permission): Duty {
  const has = (duty: Duty) => DUTIES[duty].includes(permission);
  const [part, ...others] = PARTS.filter((duty) => aboutDuty(duty).includes(permission));
  if (part && others.length === 0) return part;
  return has("office") ? "office" : "everything";
}
