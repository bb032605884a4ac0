import { useWords } from "../site-context.tsx";

/** Loads the page once more: a form without an address leads to where one is. `browser/loading.ts` says so meanwhile. */
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
