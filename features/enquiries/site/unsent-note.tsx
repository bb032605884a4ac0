export type UnsentWords = Record<"restored" | "kept" | "noConnection" | "sendAgain" | "discard", string>;

interface UnsentNoteProps {
  words: UnsentWords;
  /** The message is from before a reload. */
  isRestored: boolean;
  onSend(): void;
  onDiscard(): void;
}

/** Says that a message was not sent, where it is kept, and what can be done with it. */
export function UnsentNote({ words, isRestored, onSend, onDiscard }: UnsentNoteProps) {
  return (
    <div className="rounded-control border border-line-strong bg-cream-deep p-4">
      <p>
        {!navigator.onLine && <b>{words.noConnection} </b>}
        {isRestored ? words.restored : words.kept}
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <button type="button" onClick={onSend} className="button button-secondary">
          {words.sendAgain}
        </button>
        <button type="button" onClick={onDiscard} className="button button-secondary">
          {words.discard}
        </button>
      </p>
    </div>
  );
}
