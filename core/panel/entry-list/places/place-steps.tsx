import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Link, useNavigate } from "react-router";
import type { Resource } from "../../../content/types/define-resource.ts";
import type { ListPlace } from "./load-places.ts";

interface PlaceStepsProps<R extends Resource> {
  places: readonly ListPlace<R>[];
  id: string;
  previous: string;
  next: string;
}

/** The entries before and after one in its list, also with Alt and the arrow keys; after one that the list no longer has, its first. */
export function PlaceSteps<R extends Resource>({ places, id, ...labels }: PlaceStepsProps<R>) {
  const index = places.findIndex(({ entry }) => entry._id === id);
  const [previous, next] = [places[index - 1], places[index + 1]];
  const navigate = useNavigate();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    // There the keys open a list of choices or move by paragraphs.
    if ((event.target as Element).closest("select, input, textarea")) return;
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
  return (
    <>
      <Step to={previous?.to} label={labels.previous} keys="Alt+ArrowUp">
        <ChevronUp aria-hidden="true" size={20} />
      </Step>
      <Step to={next?.to} label={labels.next} keys="Alt+ArrowDown">
        <ChevronDown aria-hidden="true" size={20} />
      </Step>
    </>
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
