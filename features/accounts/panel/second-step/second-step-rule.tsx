import { useState } from "react";
import { useRevalidator } from "react-router";
import { type Duty, dutyNames, permissionsOf } from "../../../../core/content/api/permissions.ts";
import {
  type SecondStepRule,
  secondStepRuleCalls,
} from "../../../../core/content/api/second-step-contract.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { BoxGroup, BoxLine } from "../../../../core/panel/forms/fields.tsx";
import { FormDialog } from "../../../../core/panel/forms/form-dialog.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { ActionCard, Notice } from "../../../../core/panel/parts/notice.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { refreshRights } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import type { AccountInfo } from "../../content/account-contract.ts";
import { describeDuty } from "../staff/duty-list.tsx";
import { personName } from "../staff/manage-dialog.tsx";

const texts = words.secondStep;

interface RuleProps {
  accounts: readonly AccountInfo[];
  rule: SecondStepRule;
}

/** For which duties the school requires a second step at the login. */
export function SecondStepRuleCard({ accounts, rule }: RuleProps) {
  const [isChanging, setChanging] = useState(false);
  const required = rule.duties.map((duty) => describeDuty(duty).name).join(" · ");
  return (
    <>
      <ActionCard
        heading={texts.ruleTitle}
        className="mt-8"
        action={
          <Button variant="secondary" onClick={() => setChanging(true)}>
            {texts.ruleChange}
          </Button>
        }
      >
        <p>{required === "" ? texts.ruleNobody : texts.ruleFor(required)}</p>
      </ActionCard>
      {isChanging && <RuleDialog accounts={accounts} rule={rule} onClose={() => setChanging(false)} />}
    </>
  );
}

function RuleDialog({ accounts, rule, onClose }: RuleProps & { onClose: () => void }) {
  const revalidator = useRevalidator();
  const [chosen, setChosen] = useState<Duty[]>(rule.duties);
  const concerned = accounts.filter(
    ({ duties, disabledAt }) => disabledAt === null && duties.some((duty) => chosen.includes(duty)),
  );
  const missing = concerned.filter(({ secondStep }) => secondStep === "none");

  async function finish(): Promise<void> {
    showSuccess(texts.ruleSaved);
    onClose();
    // The rule may be for the own account, too.
    await refreshRights();
    await revalidator.revalidate();
  }

  return (
    <FormDialog
      title={texts.ruleTitle}
      submit={words.frame.save}
      save={() => send(secondStepRuleCalls.save, { body: { duties: chosen } })}
      onSaved={finish}
      onClose={onClose}
    >
      <p>{texts.ruleText}</p>
      <BoxGroup name="duties" legend={texts.ruleDuties}>
        {dutyNames.map((duty) => (
          <BoxLine
            key={duty}
            name="duties"
            value={duty}
            checked={chosen.includes(duty)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, duty] : chosen.filter((each) => each !== duty))
            }
          >
            {describeDuty(duty).name}
            {permissionsOf([duty]).includes("students:read") && (
              <span className="block text-caption text-ink-soft">{texts.seesChildren}</span>
            )}
          </BoxLine>
        ))}
      </BoxGroup>
      <Notice role="status" className="wrap-anywhere">
        {concerned.length > 0 && missing.length === 0 && <p>{texts.ruleReady}</p>}
        {missing.length > 0 && (
          <>
            <p>{texts.ruleMissing(missing.length)}</p>
            <ul className="mt-1 list-disc pl-5">
              {missing.map((account) => (
                <li key={account._id}>
                  {personName(account)}
                  {account.isOwn && ` (${words.accounts.you})`}
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </FormDialog>
  );
}
