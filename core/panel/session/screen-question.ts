import { useEffect, useState } from "react";

type Ask<Answer> = () => Promise<Answer>;

/** A question to the user on which calls depend; the open screen shows it in a dialog. */
export interface ScreenQuestion<Answer> {
  /** Calls that ask at the same time share one answer. Undefined if no screen can ask. */
  ask(): Promise<Answer | undefined>;
  /** `ask` shows the question until the returned function is called. */
  askBy(ask: Ask<Answer>): () => void;
}

export function createScreenQuestion<Answer>(): ScreenQuestion<Answer> {
  let askOnScreen: Ask<Answer> | undefined;
  let asking: Promise<Answer> | undefined;
  return {
    async ask() {
      if (!askOnScreen) return undefined;
      asking ??= askOnScreen().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    askBy(ask) {
      askOnScreen = ask;
      return () => {
        askOnScreen = undefined;
      };
    },
  };
}

/** For the dialog of a question: returns the function that answers it while a call waits for it. */
export function useScreenQuestion<Answer>(
  question: ScreenQuestion<Answer>,
): ((given: Answer) => void) | undefined {
  const [pending, setPending] = useState<{ answer: (given: Answer) => void }>();
  useEffect(
    () =>
      question.askBy(async () => {
        try {
          return await new Promise<Answer>((answer) => setPending({ answer }));
        } finally {
          setPending(undefined);
        }
      }),
    [question],
  );
  return pending?.answer;
}
