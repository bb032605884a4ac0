/** Loads the page once more: a form without an address leads to where one is. `browser/loading.ts` says so meanwhile. */
export function LoadAgain({ className }: { className: string }) {
  return (
    <form data-loads-again="">
      <button type="submit" className={className}>
        Try again
      </button>
    </form>
  );
}
