import type { LoaderFunctionArgs } from "react-router";
import { type MailState, mailCalls } from "../../content/mail/mail-contract.ts";
import { fillWords } from "../../ui/fill-words.tsx";
import { words } from "../../ui/panel-words.ts";
import { send } from "../api/send.ts";
import { LoadFailed } from "../frame/load-failed.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import { TestMailForm } from "../mail/test-mail-form.tsx";
import { UnsentMails } from "../mail/unsent-mails.tsx";
import type { ScreenProps } from "../screen.ts";
import { findEmail } from "../session/session.ts";
import { loadOr } from "../session/session-end.ts";

const texts = words.mail;
const EXAMPLES = { server: "smtps://user:password@mail.example:465", sender: "office@school.example" };

export const title = texts.title;

export async function loader({ request }: LoaderFunctionArgs) {
  return { state: await loadOr(send(mailCalls.find, { signal: request.signal }), undefined) };
}

export default function MailScreen({ loaderData: { state } }: ScreenProps<typeof loader>) {
  return (
    <>
      <ScreenHeading title={texts.title} />
      {state ? (
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
          <section className="card wrap-anywhere p-5 sm:p-7" aria-labelledby="sender-heading">
            {state.sender ? <Sender sender={state.sender} /> : <NotSet />}
          </section>
          <UnsentMails state={state} />
        </div>
      ) : (
        <LoadFailed text={texts.notLoaded} />
      )}
    </>
  );
}

function Sender({ sender }: { sender: NonNullable<MailState["sender"]> }) {
  const { address, name, server } = sender;
  return (
    <>
      <h2 id="sender-heading" className="text-maroon text-subhead">
        {texts.test}
      </h2>
      <p className="mt-1">
        {fillWords(texts.sentAs, {
          address: <strong>{name === null ? address : `${name} <${address}>`}</strong>,
          server: <strong>{server}</strong>,
        })}
      </p>
      <p className="mt-1 mb-5 text-ink-soft">{texts.testText}</p>
      <TestMailForm ownAddress={findEmail() ?? ""} />
    </>
  );
}

function NotSet() {
  return (
    <>
      <h2 id="sender-heading" className="text-maroon text-subhead">
        {texts.notSet}
      </h2>
      <p className="mt-1">{texts.notSetText}</p>
      <p className="mt-4">{texts.howToSet}</p>
      <dl className="mt-2 grid gap-3">
        <div>
          <dt className="font-bold">SMTP_URL</dt>
          <dd>
            {texts.smtpUrl}: <code lang="en">{EXAMPLES.server}</code>
          </dd>
        </div>
        <div>
          <dt className="font-bold">MAIL_FROM</dt>
          <dd>
            {texts.mailFrom}: <code lang="en">{EXAMPLES.sender}</code>
          </dd>
        </div>
      </dl>
    </>
  );
}
