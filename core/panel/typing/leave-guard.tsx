import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { words } from "../../ui/panel-words.ts";
import { useConfirm } from "../parts/confirm.tsx";

interface Guarded {
  isChanged: () => boolean;
  /** Whether the input is stored as a draft. */
  isKept: boolean;
}

type GuardedForm = RefObject<Guarded>;

const GuardedForms = createContext<Set<GuardedForm> | undefined>(undefined);

const LEAVE_QUESTION = {
  title: words.frame.leaveTitle,
  text: words.frame.leaveKept,
  accept: words.frame.leave,
  decline: words.frame.stay,
};

/** Asked before input is discarded. */
export const DISCARD_QUESTION = {
  ...LEAVE_QUESTION,
  text: words.frame.leaveLost,
};

/** All forms of a screen share one blocker, because the router supports only one. */
export function LeaveGuardProvider({ children }: { children: ReactNode }) {
  const forms = useRef(new Set<GuardedForm>()).current;
  const confirm = useConfirm();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isLeavingScreen = currentLocation.pathname !== nextLocation.pathname;
    const isLeavingView = viewIn(currentLocation.search) !== viewIn(nextLocation.search);
    return (isLeavingScreen || isLeavingView) && isAnyChanged(forms);
  });

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const isKept = [...forms].every(({ current }) => current.isKept || !current.isChanged());
    void confirm(isKept ? LEAVE_QUESTION : DISCARD_QUESTION).then((isLeaving) =>
      isLeaving ? blocker.proceed() : blocker.reset(),
    );
  }, [blocker, confirm, forms]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isAnyChanged(forms)) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [forms]);

  return <GuardedForms value={forms}>{children}</GuardedForms>;
}

/** The forms in cards close when the view changes to a table. */
const viewIn = (search: string) => new URLSearchParams(search).get("view") ?? "cards";

const isAnyChanged = (forms: ReadonlySet<GuardedForm>) => [...forms].some((form) => form.current.isChanged());

/** Asks before leaving the screen or the site while `isChanged` returns true. */
export function useLeaveGuard(isChanged: () => boolean, isKept = true): void {
  const forms = useContext(GuardedForms);
  const latest = useRef<Guarded>({ isChanged, isKept });
  useEffect(() => {
    latest.current = { isChanged, isKept };
  });
  useEffect(() => {
    forms?.add(latest);
    return () => void forms?.delete(latest);
  }, [forms]);
}
