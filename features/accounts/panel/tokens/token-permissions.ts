import { permissionFor } from "../../../../core/content/api/permissions.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { namesOf } from "../../../../core/words/panel/type-names.ts";
import { resourceList } from "../../../types.ts";
import { TOKEN_PERMISSIONS, type TokenPermission } from "../../content/token-contract.ts";

const texts = words.tokens;

type GroupName = keyof typeof texts.groups;
type ActionName = keyof typeof texts.actions;

/** Subjects that are not content of the website. */
const GROUPS: Readonly<Record<string, GroupName>> = {
  students: "children",
  topStudents: "children",
  consents: "children",
  enquiries: "children",
  files: "tools",
  history: "tools",
  trash: "tools",
  audit: "program",
  backups: "program",
  mail: "program",
  sample: "program",
};

/** A part of the website, with what a token may do there. */
interface PermissionSubject {
  name: string;
  about: string | undefined;
  permissions: { permission: TokenPermission; action: string }[];
}

export interface PermissionGroup {
  heading: string;
  subjects: PermissionSubject[];
}

const subjectOf = (permission: TokenPermission) => permission.split(":")[0] ?? "";

const actionOf = (permission: TokenPermission) => texts.actions[permission.split(":")[1] as ActionName];

/** Permissions in words, grouped. */
export function groupPermissions(permissions: readonly TokenPermission[]): PermissionGroup[] {
  const bySubject = Map.groupBy(permissions, subjectOf);
  const byGroup = Map.groupBy(bySubject, ([subject]) => GROUPS[subject] ?? "content");
  return (Object.keys(texts.groups) as GroupName[]).flatMap((group) => {
    const subjects = byGroup.get(group);
    if (!subjects) return [];
    return { heading: texts.groups[group], subjects: subjects.map((each) => describeSubject(...each)) };
  });
}

function describeSubject(subject: string, permissions: readonly TokenPermission[]): PermissionSubject {
  return {
    ...nameSubject(subject),
    permissions: permissions.map((permission) => ({ permission, action: actionOf(permission) })),
  };
}

function nameSubject(subject: string): Pick<PermissionSubject, "name" | "about"> {
  const others: Readonly<Record<string, { name: string; about: string }>> = texts.subjects;
  const about: Readonly<Record<string, string>> = texts.about;
  const resource = resourceList.find((each) => permissionFor(each, "read") === `${subject}:read`);
  if (!resource) return others[subject] ?? { name: subject, about: undefined };
  return { name: namesOf(words, resource.name).heading, about: about[resource.name] };
}

/** "Notices: see, change"; those of another version are left out. */
export function describePermissions(permissions: readonly string[]): string[] {
  const known = TOKEN_PERMISSIONS.filter((permission) => permissions.includes(permission));
  return groupPermissions(known).flatMap(({ subjects }) =>
    subjects.map((subject) =>
      texts.mayDo(
        subject.name,
        subject.permissions.map(({ action }) => action.toLocaleLowerCase()).join(", "),
      ),
    ),
  );
}
