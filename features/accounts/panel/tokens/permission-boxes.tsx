import { TickLine } from "../../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { BoxGroup } from "../../../../core/panel/forms/fields.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import type { TokenPermission } from "../../content/token-contract.ts";
import { groupPermissions } from "./token-permissions.ts";

const texts = words.tokens;

interface PermissionBoxesProps {
  /** The permissions of the person, who may grant only these. */
  available: readonly TokenPermission[];
  chosen: readonly TokenPermission[];
  onChange: (chosen: TokenPermission[]) => void;
}

/** Checkboxes for the permissions of a token, by part of the website. */
export function PermissionBoxes({ available, chosen, onChange }: PermissionBoxesProps) {
  return (
    <BoxGroup
      name="permissions"
      legend={texts.permissions}
      legendHint={texts.permissionsHint}
      help={texts.actionsHelp}
    >
      {groupPermissions(available).map(({ heading, subjects }) => (
        <section key={heading} className="mt-3">
          <h3 className="border-line border-b pb-1 font-bold text-body text-maroon">{heading}</h3>
          <ul className="divide-y divide-line">
            {subjects.map(({ name, about, permissions }) => (
              <li key={name} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
                <div className="min-w-0 flex-[1_1_15rem]">
                  <span className="block font-bold">{name}</span>
                  {about && <span className="block text-caption text-ink-soft">{about}</span>}
                </div>
                {/* As wide as three, so that the boxes of all rows are below each other. */}
                <div className="flex flex-wrap gap-x-5 sm:w-84">
                  {permissions.map(({ permission, action }) => (
                    <TickLine
                      key={permission}
                      type="checkbox"
                      name="permissions"
                      value={permission}
                      checked={chosen.includes(permission)}
                      onChange={({ target }) =>
                        onChange(
                          target.checked
                            ? [...chosen, permission]
                            : chosen.filter((each) => each !== permission),
                        )
                      }
                    >
                      <span>
                        <span className="sr-only">{name}: </span>
                        {action}
                      </span>
                    </TickLine>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </BoxGroup>
  );
}
