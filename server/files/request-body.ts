import type { IncomingMessage } from "node:http";

/** Once the whole body is there, its reader has nothing left to wait for but a busy machine. */
const READER_MILLISECONDS = 3000;

export interface ProgressWatch {
  /** Rejects when the body has neither been added to nor ended for too long. */
  readonly stalled: Promise<never>;
  /** Runs a job whose time does not count. */
  pausedFor<Result>(job: () => Promise<Result>): Promise<Result>;
  stop(): void;
}

/** Without this, a client that falls silent, or a reader that misses the end of the body, would be waited for for ever. */
export function watchProgress(
  body: IncomingMessage,
  silenceMilliseconds: number,
  stalledError: () => Error,
): ProgressWatch {
  const { promise: stalled, reject } = Promise.withResolvers<never>();
  let isPaused = false;
  let patience: NodeJS.Timeout | undefined;

  const waitAgain = () => {
    clearTimeout(patience);
    if (isPaused) return;
    const milliseconds = body.readableEnded ? READER_MILLISECONDS : silenceMilliseconds;
    patience = setTimeout(() => reject(stalledError()), milliseconds);
  };
  body.on("data", waitAgain);
  body.on("end", waitAgain);
  waitAgain();

  return {
    stalled,
    async pausedFor(job) {
      isPaused = true;
      waitAgain();
      try {
        return await job();
      } finally {
        isPaused = false;
        waitAgain();
      }
    },
    stop() {
      isPaused = true;
      clearTimeout(patience);
      body.off("data", waitAgain);
      body.off("end", waitAgain);
    },
  };
}
