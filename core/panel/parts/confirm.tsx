import { AlertDialog } from "radix-ui";
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";
import { words } from "../../ui/panel-words.ts";
import { Button } from "./button.tsx";
import { useModalFocus } from "./modal.tsx";

interface Question {
  title: string;
  /** Line breaks are kept. */
  text: string;
  /** The label of the confirming button. */
  accept: string;
  /** The label of the cancelling button. */
  decline?: string;
}

type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | undefined>(undefined);

/** `await confirm({...})` opens a dialog and returns whether the user agreed. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error("useConfirm needs a ConfirmProvider around it");
  return confirm;
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Question & { answer: (agreed: boolean) => void }>();
  const answerOpen = useRef<(agreed: boolean) => void>(undefined);
  const confirm = useCallback<Confirm>((question) => {
    // A new question rejects the pending one.
    answerOpen.current?.(false);
    return new Promise((resolve) => {
      const answer = (agreed: boolean) => {
        answerOpen.current = undefined;
        setAsked(undefined);
        resolve(agreed);
      };
      answerOpen.current = answer;
      setAsked({ ...question, answer });
    });
  }, []);
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && <ConfirmDialog {...asked} />}
    </ConfirmContext>
  );
}

function ConfirmDialog({
  title,
  text,
  accept,
  decline = words.frame.cancel,
  answer,
}: Question & { answer: (agreed: boolean) => void }) {
  const focus = useModalFocus();
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && answer(false)}>
      <AlertDialog.Portal>
        <div className="modal-backdrop">
          <AlertDialog.Content {...focus} aria-modal="true" className="modal-panel max-w-md p-6">
            <AlertDialog.Title className="mb-2 text-maroon text-subhead">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mb-6 whitespace-pre-line">{text}</AlertDialog.Description>
            <div className="flex flex-wrap justify-end gap-3">
              <AlertDialog.Cancel asChild>
                <Button variant="secondary">{decline}</Button>
              </AlertDialog.Cancel>
              <Button variant="danger" onClick={() => answer(true)}>
                {accept}
              </Button>
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
