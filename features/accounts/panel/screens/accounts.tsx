import { useState } from "react";
import { type LoaderFunctionArgs, useRevalidator } from "react-router";
import { secondStepRuleCalls } from "../../../../core/content/api/second-step-contract.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { LoadFailed } from "../../../../core/panel/frame/load-failed.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { useConfirm } from "../../../../core/panel/parts/confirm.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import {
  type AccountInfo,
  accountCalls,
  type CreatedLinkInfo,
  type InvitationInfo,
  invitationCalls,
  siteAddressCalls,
} from "../../content/account-contract.ts";
import { SecondStepRuleCard } from "../second-step/second-step-rule.tsx";
import { SiteAddressQuestion } from "../site-address-question.tsx";
import { InviteDialog } from "../staff/invite-dialog.tsx";
import { LinkDialog, type ShownLink } from "../staff/link-dialog.tsx";
import { ManageDialog } from "../staff/manage-dialog.tsx";
import { InvitationList, PeopleList } from "../staff/people-list.tsx";

const texts = words.accounts;

export const title = texts.title;

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const loading = Promise.all([
    send(accountCalls.list, { signal }),
    send(invitationCalls.list, { signal }),
    send(secondStepRuleCalls.find, { signal }),
    send(siteAddressCalls.find, { signal }),
  ]);
  const [accounts, invitations = [], rule, siteAddress] = (await loadOr(loading, undefined)) ?? [];
  return { accounts, invitations, rule, siteAddress };
}

/** A link with the address at which the panel is open. */
function fromHere(link: string): string {
  const { pathname, hash } = new URL(link);
  return `${location.origin}${pathname}${hash}`;
}

export default function Accounts({ loaderData }: ScreenProps<typeof loader>) {
  const { accounts, invitations, rule, siteAddress } = loaderData;
  const isAddressKnown = siteAddress?.address != null;
  const revalidator = useRevalidator();
  const confirm = useConfirm();
  const { isBusy, run } = useAction();
  const [isInviting, setInviting] = useState(false);
  const [managed, setManaged] = useState<AccountInfo>();
  const [shown, setShown] = useState<ShownLink>();

  /** Without mail, and if a link was requested, the link is shown. */
  function showLink(email: string, { link, expiresAt }: CreatedLinkInfo, sent: string): void {
    setInviting(false);
    setManaged(undefined);
    if (link === null) showSuccess(sent);
    else setShown({ email, expiresAt, isAddressKnown, link: isAddressKnown ? link : fromHere(link) });
    void revalidator.revalidate();
  }

  function finishChange(): void {
    setManaged(undefined);
    void revalidator.revalidate();
  }

  /** A link to copy, even if the school sends mail. */
  const renew = ({ _id: id, email }: InvitationInfo) =>
    run(async () => {
      const link = await send(invitationCalls.renew, { params: { id }, body: { asLink: true } });
      showLink(email, link, texts.invited(email));
    }, texts.failed);

  async function withdraw({ _id: id, email }: InvitationInfo): Promise<void> {
    const question = { title: texts.withdrawTitle, text: texts.withdrawText(email), accept: texts.withdraw };
    if (!(await confirm(question))) return;
    if (!(await run(() => send(invitationCalls.withdraw, { params: { id } }), texts.failed))) return;
    showSuccess(texts.withdrawn);
    await revalidator.revalidate();
  }

  return (
    <>
      <ScreenHeading title={texts.title}>
        {accounts && <Button onClick={() => setInviting(true)}>{texts.invite}</Button>}
      </ScreenHeading>
      <p className="mb-6 max-w-reading sm:-mt-3">{texts.text}</p>
      {siteAddress && <SiteAddressQuestion state={siteAddress} />}
      {accounts ? (
        <PeopleList accounts={accounts} onChange={setManaged} />
      ) : (
        <LoadFailed text={texts.notLoaded} />
      )}
      {invitations.length > 0 && (
        <>
          <h2 id="invitations-heading" className="mt-8 mb-3 text-maroon text-subhead">
            {texts.invitations}
          </h2>
          <InvitationList
            invitations={invitations}
            isBusy={isBusy}
            onRenew={(each) => void renew(each)}
            onWithdraw={(each) => void withdraw(each)}
          />
        </>
      )}
      {accounts && rule && <SecondStepRuleCard accounts={accounts} rule={rule} />}
      {isInviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onInvited={(email, created) => showLink(email, created, texts.invited(email))}
        />
      )}
      {managed && (
        <ManageDialog
          key={managed._id}
          account={managed}
          onClose={() => setManaged(undefined)}
          onChanged={finishChange}
          onLink={(email, created) => showLink(email, created, texts.resetSent(email))}
        />
      )}
      {shown && <LinkDialog {...shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
