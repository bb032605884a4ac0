import { type ResourceName, type Resources, resourceList } from "../../../features/types.ts";
import type { Resource } from "../types/define-resource.ts";

const ACTIONS = ["read", "write"] as const;
export type Action = (typeof ACTIONS)[number];

/** The permission subject of a content type. */
type EntrySubject = {
  [Name in ResourceName]: Resources[Name] extends { subject: infer Subject extends string } ? Subject : Name;
}[ResourceName];

/** Permissions that are not about a content type. */
const OTHER_PERMISSIONS = [
  "accounts:read",
  "accounts:write",
  "announcement:read",
  "announcement:write",
  "audit:read",
  "backups:read",
  "consents:read",
  "consents:write",
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

/** The permission to publish entries of types whose drafts are approved, and to change published ones. */
type PublishPermission = `${{
  [Name in ResourceName]: Resources[Name] extends { isApproved: true } ? Name : never;
}[ResourceName]}:publish`;

export type OtherSubject = (typeof OTHER_PERMISSIONS)[number] extends `${infer Subject}:${Action}`
  ? Subject
  : never;

export type Permission = `${EntrySubject}:${Action}` | PublishPermission | (typeof OTHER_PERMISSIONS)[number];

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

const both = (...subjects: readonly (EntrySubject | OtherSubject)[]): Permission[] =>
  PERMISSIONS.filter((permission) => subjects.some((subject) => permission.startsWith(`${subject}:`)));

/** Every duty that writes entries also needs their files, earlier versions and trash. */
const ENTRY_TOOLS = ["files", "history", "trash"] as const;

/** Permissions that only people who work with children need. */
const ABOUT_CHILDREN = both("students", "consents");

/** About the program and its users rather than the school's content. */
const FOR_FULL_ACCOUNTS = both("accounts", "backups");
const OFFICE = PERMISSIONS.filter((permission) => !FOR_FULL_ACCOUNTS.includes(permission));
const OFFICE_READS = OFFICE.filter((permission) => permission.endsWith(":read"));

/** Duties are named bundles of permissions, in the order in which the panel offers them. A new duty is a line here. */
export const DUTIES = {
  everything: PERMISSIONS,
  office: OFFICE,
  notices: both("notices", "events", "announcement", ...ENTRY_TOOLS),
  posts: both("blocks", "galleries", ...ENTRY_TOOLS),
  postDrafts: both("blocks", "galleries", "files", "history").filter(
    (permission) => !permission.endsWith(":publish"),
  ),
  students: both("students", "topStudents", "consents", ...ENTRY_TOOLS),
  enquiries: both("enquiries", "history", "trash"),
  pages: both("pages", "team", "alumni", "committee", "facilities", "certificates", ...ENTRY_TOOLS),
  look: OFFICE_READS.filter((permission) => !ABOUT_CHILDREN.includes(permission)),
  lookChildren: OFFICE_READS,
} satisfies Record<string, readonly Permission[]>;

export type Duty = keyof typeof DUTIES;

export const dutyNames = Object.keys(DUTIES) as Duty[];

export const permissionsOf = (duties: readonly Duty[]): Permission[] => [
  ...new Set(duties.flatMap((duty) => DUTIES[duty])),
];

/** The one function that decides what a session may do. Without a session there are no permissions. */
export const can = (
  session: { permissions: readonly Permission[] } | undefined,
  permission: Permission,
): boolean => session?.permissions.includes(permission) ?? false;

/** Duties for one part of the school's work. */
const PARTS = ["notices", "posts", "students", "enquiries", "pages"] as const satisfies readonly Duty[];

/** The duty that a person without the permission should ask for. Tools that several parts share are suggested with the whole office. */
export function dutyFor(permission: Permission): Duty {
  const has = (duty: Duty) => (DUTIES[duty] as readonly Permission[]).includes(permission);
  const [part, ...others] = PARTS.filter(has);
  if (part && others.length === 0) return part;
  return has("office") ? "office" : "everything";
}
