import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { useConfirm } from "../ui/confirm.tsx";

interface GuardedForm {
  isChanged: () => boolean;
  /** True when the form goes away already when its list shows something else. */
  isLostOnSearch: boolean;
}

const GuardedForms = createContext<Set<{ current: GuardedForm }> | undefined>(undefined);

export const LEAVE_QUESTION = {
  title: "Leave without saving?",
  text: "What you entered is not saved yet and will be lost.",
  accept: "Leave without saving",
  decline: "Stay here",
};

/** A router takes a single blocker, so the changed forms of a screen share this one. */
export function LeaveGuardProvider({ children }: { children: ReactNode }) {
  const forms = useRef(new Set<{ current: GuardedForm }>()).current;
  const confirm = useConfirm();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isLeavingScreen = currentLocation.pathname !== nextLocation.pathname;
    return [...forms].some(
      ({ current }) => (isLeavingScreen || current.isLostOnSearch) && current.isChanged(),
    );
  });

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void confirm(LEAVE_QUESTION).then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if ([...forms].some(({ current }) => current.isChanged())) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [forms]);

  return <GuardedForms value={forms}>{children}</GuardedForms>;
}

/** While `isChanged` says so, leaving the screen or the site asks first. */
export function useLeaveGuard(isChanged: () => boolean, isLostOnSearch = false): void {
  const forms = useContext(GuardedForms);
  const latest = useRef<GuardedForm>({ isChanged, isLostOnSearch });
  useEffect(() => {
    latest.current = { isChanged, isLostOnSearch };
  });
  useEffect(() => {
    forms?.add(latest);
    return () => void forms?.delete(latest);
  }, [forms]);
}
