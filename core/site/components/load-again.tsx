import { useWords } from "../site-context.tsx";

/** Reloads the page with a form without an action. `browser/loading.ts` shows the progress. */
export function LoadAgain({ className }: { className: string }) {
  const words = useWords();
  return (
    <form data-loads-again="">
      <button type="submit" className={className}>
        {words.frame.tryAgain}
      </button>
    </form>
  );
}
