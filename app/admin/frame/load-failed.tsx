import { useRevalidator } from "react-router";
import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";

/** In place of what a screen could not load. */
export function LoadFailed({ text }: { text: string }) {
  const revalidator = useRevalidator();
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-line bg-paper px-6 py-12 text-center">
      <p className="text-danger">{text}</p>
      <Button
        variant="secondary"
        onClick={() => revalidator.revalidate()}
        isBusy={revalidator.state === "loading"}
        busyText={words.frame.loading}
      >
        {words.frame.tryAgain}
      </Button>
    </div>
  );
}
