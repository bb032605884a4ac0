import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { useLocation } from "react-router";
import { lazyPart } from "../../../core/panel/parts/lazy-part.tsx";
import type { Notice } from "./describe-stage.ts";

const ShareDialog = lazyPart(async () => (await import("./share-dialog.tsx")).ShareDialog);

type Share = (notice: Notice) => void;

const ShareContext = createContext<Share | undefined>(undefined);

/** `share(notice)` opens its circular kit, on any screen. */
export function useShare(): Share {
  const share = useContext(ShareContext);
  if (!share) throw new Error("useShare needs a ShareProvider around it");
  return share;
}

export function ShareProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [shared, setShared] = useState<{ notice: Notice; screen: string }>();
  const share = useCallback<Share>((notice) => setShared({ notice, screen: location.pathname }), []);
  // On a phone "back" closes a dialog.
  if (shared && shared.screen !== pathname) setShared(undefined);
  return (
    <ShareContext value={share}>
      {children}
      {shared && <ShareDialog notice={shared.notice} onClose={() => setShared(undefined)} />}
    </ShareContext>
  );
}
