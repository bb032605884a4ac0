import { useRevalidator } from "react-router";
import type { SiteAddressState } from "../../../core/content/site/site-address-contract.ts";
import { send } from "../../../core/panel/api/send.ts";
import { useAction } from "../../../core/panel/api/use-action.ts";
import { Button } from "../../../core/panel/parts/button.tsx";
import { ActionCard } from "../../../core/panel/parts/notice.tsx";
import { showSuccess } from "../../../core/panel/parts/toasts/toasts.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import { siteAddressCalls } from "../content/account-contract.ts";

const texts = words.accounts;

/** Asks whether links may begin with the address at which the panel is open. It is that of this browser, which nobody else can choose. */
export function SiteAddressQuestion({ state: { address, isFixed } }: { state: SiteAddressState }) {
  const revalidator = useRevalidator();
  const { isBusy, run } = useAction();
  const { origin } = location;
  if (isFixed || address === origin) return null;

  async function confirm(): Promise<void> {
    if (!(await run(() => send(siteAddressCalls.confirm, { body: { address: origin } }), texts.failed)))
      return;
    showSuccess(texts.addressSaved(origin));
    await revalidator.revalidate();
  }

  return (
    <ActionCard
      isNotice
      heading={texts.addressTitle}
      className="mb-6"
      action={
        <Button onClick={() => void confirm()} disabled={isBusy}>
          {texts.confirmAddress}
        </Button>
      }
    >
      <p className="font-bold text-maroon">{origin}</p>
      <p>{texts.addressText}</p>
      {address !== null && <p>{texts.addressConfirmed(address)}</p>}
    </ActionCard>
  );
}
