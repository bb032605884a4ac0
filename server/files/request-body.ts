import type { IncomingMessage } from "node:http";

/** For the reader of the body, after the whole body has arrived. */
const READER_MILLISECONDS = 3000;

export interface ProgressWatch {
  /** Rejects if nothing has arrived for too long. */
  readonly stalled: Promise<never>;
  /** Runs a job and does not count its time. */
  pausedFor<Result>(job: () => Promise<Result>): Promise<Result>;
  stop(): void;
}

/** Without this, the server would wait forever for a client that stops sending, or a reader that misses the end of the body. */
export function watchProgress(
  body: IncomingMessage,
  silenceMilliseconds: number,
  stalledError: () => Error,
): ProgressWatch {
  const { promise: stalled, reject } = Promise.withResolvers<never>();
  let isPaused = false;
  let timer: NodeJS.Timeout | undefined;

  const restart = () => {
    clearTimeout(timer);
    if (isPaused) return;
    const milliseconds = body.readableEnded ? READER_MILLISECONDS : silenceMilliseconds;
    timer = setTimeout(() => reject(stalledError()), milliseconds);
  };
  body.on("data", restart);
  body.on("end", restart);
  restart();

  return {
    stalled,
    async pausedFor(job) {
      isPaused = true;
      restart();
      try {
        return await job();
      } finally {
        isPaused = false;
        restart();
      }
    },
    stop() {
      isPaused = true;
      clearTimeout(timer);
      body.off("data", restart);
      body.off("end", restart);
    },
  };
}
