import { useCallback, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { sessionCalls } from "../../../../core/content/api/session-contract.ts";
import { isAborted, logFailure, SessionEnded } from "../../../../core/panel/api/api-failure.ts";
import { sendOnce } from "../../../../core/panel/api/send.ts";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { announceLogout, dropSession, findToken } from "../../../../core/panel/session/session.ts";
import { dropPrivateDrafts } from "../../../../core/panel/typing/drafts.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { featurePanels } from "../../../panel.ts";

const texts = words.login;

export const title = texts.logout;

export default function Logout() {
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);

  const leave = useCallback(
    async (signal?: AbortSignal) => {
      setFailed(false);
      const token = findToken();
      try {
        if (token) await sendOnce(sessionCalls.logOut, { signal });
      } catch (error) {
        if (isAborted(error)) return;
        // An ended session is the expected result.
        if (!(error instanceof SessionEnded)) {
          logFailure(error);
          setFailed(true);
          return;
        }
      }
      if (token) announceLogout(token);
      dropSession();
      for (const { onLogout } of featurePanels) onLogout?.();
      await dropPrivateDrafts();
      await navigate("/login", { replace: true });
    },
    [navigate],
  );

  useEffect(() => {
    const controller = new AbortController();
    void leave(controller.signal);
    return () => controller.abort();
  }, [leave]);

  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-5 p-6 text-center">
      <h1 className="text-heading text-maroon">{texts.logout}</h1>
      {hasFailed ? (
        <>
          <p role="alert" className="text-danger">
            {texts.logoutFailed}
          </p>
          <Button onClick={() => leave()}>{texts.retry}</Button>
          <Link to="/admin/admin-welcome" className="text-link">
            {texts.backToDashboard}
          </Link>
        </>
      ) : (
        <p role="status" className="text-lead">
          {texts.loggingOut}
        </p>
      )}
    </main>
  );
}
