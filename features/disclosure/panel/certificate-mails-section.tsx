import { type FormEvent, useState } from "react";
import { callFor } from "../../../core/panel/api/api-call.ts";
import { ApiFailure } from "../../../core/panel/api/api-failure.ts";
import { TickLine } from "../../../core/panel/entry-form/fields/choice-inputs.tsx";
import type { AccountCard } from "../../../core/panel/feature-panel.ts";
import { AccountSection } from "../../../core/panel/parts/account-section.tsx";
import { Button } from "../../../core/panel/parts/button.tsx";
import { showError, showSuccess } from "../../../core/panel/parts/toasts.tsx";
import { loadOr } from "../../../core/panel/session/session-end.ts";
import { words } from "../../../core/ui/panel-words.ts";
import {
  CERTIFICATE_MAILS_PATH,
  type CertificateMails,
  type OwnCertificateMails,
} from "../content/certificates/certificate-mails.ts";

const texts = words.certificates;

const findCertificateMails = (signal: AbortSignal) =>
  callFor<OwnCertificateMails>("GET", CERTIFICATE_MAILS_PATH, { signal });

const saveCertificateMails = (json: CertificateMails) =>
  callFor<OwnCertificateMails>("PUT", CERTIFICATE_MAILS_PATH, { json });

/** Whether the user gets mails about certificates that expire. `own` is undefined if the choice could not be loaded. */
function CertificateMailsSection({ own }: { own: OwnCertificateMails | undefined }) {
  return (
    <AccountSection name="certificate-mails" title={texts.mails} text={texts.mailsText}>
      {!own && <p className="font-bold text-danger">{texts.mailsNotLoaded}</p>}
      {own && !own.sendsMail && <p className="font-bold">{texts.mailsNotSet}</p>}
      {own?.sendsMail && <ChoiceForm own={own} />}
    </AccountSection>
  );
}

export const certificateMailsCard: AccountCard = {
  feature: "disclosure",
  needs: "certificates:read",
  load: async (signal) => (
    <CertificateMailsSection own={await loadOr(findCertificateMails(signal), undefined)} />
  ),
};

function ChoiceForm({ own }: { own: OwnCertificateMails }) {
  const [isOn, setOn] = useState(own.isOn);
  const [isSaving, setSaving] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSaving(true);
    try {
      await saveCertificateMails({ isOn });
      showSuccess(texts.mailsSaved);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showError(error.message);
    } finally {
      setSaving(false);
    }
  }

  return (
    <form onSubmit={save} className="grid gap-5">
      <TickLine type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)}>
        {texts.mailsOn}
      </TickLine>
      <div className="flex justify-end">
        <Button type="submit" isBusy={isSaving} busyText={words.frame.saving}>
          {texts.saveMails}
        </Button>
      </div>
    </form>
  );
}
