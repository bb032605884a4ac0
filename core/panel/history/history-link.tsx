import History from "lucide-react/icons/history";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { historyPath } from "../../content/site/office-paths.ts";
import { words } from "../../ui/panel-words.ts";
import { useMayOpen } from "../session/may-open.ts";
import { type HistoryState, readReturn } from "./way-back.ts";

interface HistoryLinkProps {
  type: string;
  id: string;
  /** The name of the entry. */
  title: string;
  className?: string;
  /** By default an icon. */
  children?: ReactNode;
}

/** A link to the history of an entry. The history links back to this screen, where this link gets the focus. */
export function HistoryLink({ type, id, title, className, children }: HistoryLinkProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  const { pathname, search, state } = useLocation();
  const path = historyPath(type, id);
  const mayRead = useMayOpen()(path);
  const isReturn = readReturn(state) === path;
  useEffect(() => {
    if (isReturn) ref.current?.focus();
  }, [isReturn]);
  if (!mayRead) return children && className ? <span className="font-bold">{children}</span> : null;
  return (
    <Link
      ref={ref}
      to={path}
      state={{ from: pathname + search } satisfies HistoryState}
      aria-label={children ? undefined : words.frame.historyOf(title)}
      title={words.history.whatThisWas}
      className={
        className ??
        "grid size-11 shrink-0 place-items-center rounded-control text-maroon hover:bg-maroon-soft"
      }
    >
      {children ?? <History aria-hidden="true" size={20} />}
    </Link>
  );
}
