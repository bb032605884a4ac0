/**
 * Returns a function that asks the server. Calls while it waits share its answer. If the server does not answer, what is known
 * stays.
 */
export function askingOnce(ask: () => Promise<void>): () => Promise<void> {
  let asking: Promise<void> | undefined;
  return () => {
    asking ??= ask()
      .catch(() => {})
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
}
