import { useWords } from "../../../../core/site/site-context.tsx";
import { EVENT_KINDS, type EventKind } from "../../content/event-kinds.ts";

/** Shapes in addition to colours, for colour-blind readers and black-and-white printers. */
const SIGNS: Record<EventKind, string> = { holiday: "■", examination: "▲", event: "●", meeting: "◆" };

export function KindSign({ kind }: { kind: EventKind }) {
  return (
    <span aria-hidden="true" className="kind-sign" data-kind={kind}>
      {SIGNS[kind]}
    </span>
  );
}

export function KindLegend() {
  const { calendar } = useWords();
  return (
    <>
      <p id="signs" className="sr-only">
        {calendar.signs}
      </p>
      <ul aria-labelledby="signs" className="mt-3 flex flex-wrap gap-x-4 text-caption text-ink-soft">
        {EVENT_KINDS.map((kind) => (
          <li key={kind}>
            <KindSign kind={kind} /> {calendar.kinds[kind]}
          </li>
        ))}
      </ul>
    </>
  );
}
