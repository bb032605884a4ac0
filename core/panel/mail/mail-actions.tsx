import { useRevalidator } from "react-router";
import { mailCalls } from "../../content/mail/mail-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { send } from "../api/send.ts";
import { useAction } from "../api/use-action.ts";
import { useHeadingFocusOnRemoval } from "../frame/heading-focus.ts";
import { Button } from "../parts/button.tsx";
import { showSuccess } from "../parts/toasts/toasts.tsx";

const texts = words.mail;

interface MailActionsProps {
  ids: readonly string[];
  /** Read aloud after the labels of the buttons; absent if they are about all mails. */
  about?: string;
  /** Waiting mails cannot be dismissed. */
  isGivenUp: boolean;
  /** Focuses something else when the buttons are gone; absent: the heading. */
  onGone?: () => void;
}

/** Buttons to try again to send mails, and to dismiss them. */
export function MailActions({ ids, about, isGivenUp, onGone }: MailActionsProps) {
  const { isBusy, running, run } = useAction();
  const revalidator = useRevalidator();
  useHeadingFocusOnRemoval(onGone);
  const isMany = about === undefined && ids.length > 1;

  async function change(action: "retry" | "dismiss"): Promise<void> {
    const isDone = await run(
      async () => {
        const { count } = await send(mailCalls[action], { body: { ids } });
        showSuccess(action === "retry" ? texts.triedAgain(count) : texts.dismissed(count));
      },
      texts.failed,
      action,
    );
    if (isDone) await revalidator.revalidate();
  }

  const button = (action: "retry" | "dismiss", label: string) => (
    <Button
      variant={action === "retry" ? "secondary" : "subtle"}
      onClick={() => void change(action)}
      isBusy={running === action}
      busyText={words.frame.loading}
      disabled={isBusy}
    >
      {label}
      {about !== undefined && <span className="sr-only"> {about}</span>}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {button("retry", isMany ? texts.tryAllAgain : texts.tryAgain)}
      {isGivenUp && button("dismiss", isMany ? texts.dismissAll : texts.dismiss)}
    </div>
  );
}
