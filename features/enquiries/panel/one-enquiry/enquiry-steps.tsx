import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Link, useNavigate } from "react-router";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts.tsx";
import { useMay } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { enquiryPath } from "../../content/screen-paths.ts";
import type { Enquiry } from "../enquiries.ts";
import { findNeighbours, type InboxPlace } from "./load-inbox.ts";
import { claimNextOpen } from "./next-open.ts";

const texts = words.inbox;

interface EnquiryStepsProps {
  enquiry: Enquiry;
  places: readonly InboxPlace[];
  /** The user has answered or closed it: the next one is offered. */
  isDone: boolean;
}

/** The enquiries before and after this one in its list, also with Alt and the arrow keys, and the next one that waits for an answer. */
export function EnquirySteps({ enquiry, places, isDone }: EnquiryStepsProps) {
  const { previous, next } = findNeighbours(places, enquiry._id);
  const navigate = useNavigate();
  const mayWrite = useMay()("enquiries:write");
  const { isBusy, run } = useAction();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    const place = { ArrowUp: previous, ArrowDown: next }[event.key];
    if (!place) return;
    event.preventDefault();
    void navigate(place.to);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  const openNext = () =>
    run(async () => {
      const id = await claimNextOpen(enquiry);
      if (id === undefined) showSuccess(texts.noneOpen);
      else await navigate(`${enquiryPath(id)}?status=open`);
    }, texts.loadFailed);

  return (
    <div className="flex flex-wrap items-center gap-2">
      <Step to={previous?.to} label={texts.previous} keys="Alt+ArrowUp">
        <ChevronUp aria-hidden="true" size={20} />
      </Step>
      <Step to={next?.to} label={texts.next} keys="Alt+ArrowDown">
        <ChevronDown aria-hidden="true" size={20} />
      </Step>
      {mayWrite && (
        <Button
          variant={isDone ? "primary" : "secondary"}
          onClick={() => void openNext()}
          isBusy={isBusy}
          busyText={words.frame.loading}
        >
          {texts.nextOpen}
        </Button>
      )}
    </div>
  );
}

interface StepProps {
  /** Undefined at the end of the list. */
  to: string | undefined;
  label: string;
  keys: string;
  children: ReactNode;
}

const Step = ({ to, label, keys, children }: StepProps) =>
  to === undefined ? (
    <span className="icon-button opacity-40" aria-hidden="true">
      {children}
    </span>
  ) : (
    <Link
      to={to}
      aria-label={label}
      aria-keyshortcuts={keys}
      title={`${label} (${keys.replace("Arrow", "")})`}
      className="icon-button"
    >
      {children}
    </Link>
  );
