import { type LoaderFunctionArgs, useRevalidator } from "react-router";
import { PasswordForm } from "../account/password-form.tsx";
import { SessionList } from "../account/session-list.tsx";
import { listOwnSessions } from "../api-client.ts";
import { isAborted, logFailure } from "../api-failure.ts";
import { LoadFailed } from "../components/load-failed.tsx";
import { ScreenHeading } from "../components/screen-heading.tsx";
import type { ScreenProps } from "../screen.ts";
import { orToLogin } from "../session-end.ts";

export const title = "Account";

export async function loader({ request }: LoaderFunctionArgs) {
  try {
    return { own: await orToLogin(listOwnSessions(request.signal)) };
  } catch (error) {
    if (isAborted(error) || error instanceof Response) throw error;
    logFailure(error);
    return { own: undefined };
  }
}

export default function Account({ loaderData: { own } }: ScreenProps<typeof loader>) {
  const revalidator = useRevalidator();
  return (
    <>
      <ScreenHeading title="Your Account" />
      {own ? (
        <>
          <p className="-mt-3 mb-6 break-words">
            You are logged in as <strong>{own.email}</strong>.
          </p>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <section className="card p-5 sm:p-7" aria-labelledby="password-heading">
              <h2 id="password-heading" className="text-maroon text-subhead">
                Change your password
              </h2>
              <p className="mt-1 mb-5 text-ink-soft">
                You stay logged in here. All your other sessions end at once.
              </p>
              <PasswordForm email={own.email} onChanged={() => revalidator.revalidate()} />
            </section>
            <section className="card p-5 sm:p-7" aria-labelledby="sessions-heading">
              <h2 id="sessions-heading" className="text-maroon text-subhead">
                Where you are logged in
              </h2>
              <p className="mt-1 mb-2 text-ink-soft">
                A session ends by itself after 2 hours without use, and after 12 hours in any case. If you do
                not know one of these, end it and change your password.
              </p>
              <SessionList sessions={own.sessions} />
            </section>
          </div>
        </>
      ) : (
        <LoadFailed text="Your account could not be loaded." />
      )}
    </>
  );
}
