import { useRevalidator } from "react-router";
import { words } from "../../ui/panel-words.ts";
import { Button } from "../parts/button.tsx";

/** Shown instead of content that could not be loaded. */
export function LoadFailed({ text }: { text: string }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-line bg-paper px-6 py-12 text-center">
      <p className="text-danger">{text}</p>
      <ReloadButton />
    </div>
  );
}

/** Shown instead of a list without entries. */
export const EmptyNote = ({ text }: { text: string }) => (
  <p className="rounded-card border border-line border-dashed bg-paper px-6 py-12 text-center text-ink-soft">
    {text}
  </p>
);

/** Loads the screen again. */
export function ReloadButton() {
  const revalidator = useRevalidator();
  return (
    <Button
      variant="secondary"
      onClick={() => revalidator.revalidate()}
      isBusy={revalidator.state === "loading"}
      busyText={words.frame.loading}
    >
      {words.frame.tryAgain}
    </Button>
  );
}
