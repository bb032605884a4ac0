import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { type Coded, decode, inEnglish } from "../../../../core/content/messages/message.ts";
import { dayInIndia, startOfDayInIndia } from "../../../../core/content/text/india-time.ts";
import { limitConcurrency } from "../../../../core/server/workers/limit-concurrency.ts";
import type { CheckState, PresentedFinding } from "../../content/check-contract.ts";
import {
  type CheckedDisclosure,
  findGaps,
  findSubjects,
  type Subject,
  usesDisclosure,
} from "../../content/find-gaps.ts";
import type { Finding } from "../../content/finding.ts";
import type { CheckProgress, CheckStore, Problems } from "./check-store.ts";

/** Files are read whole, and other sites should not be flooded. */
const AT_ONCE = 3;
/** The pause after the first failed attempt. */
const FIRST_PAUSE_MS = 10 * 60_000;

/** Why visitors cannot open a file or an address; undefined if they can. */
export type FindProblem = (subject: string, signal: AbortSignal) => Promise<Coded | undefined>;

interface DisclosureCheckParts {
  store: CheckStore;
  readContent: (day: string) => Promise<CheckedDisclosure>;
  findProblem: Record<Subject["kind"], FindProblem>;
  log: Pick<FastifyBaseLogger, "warn">;
  now?: (() => number) | undefined;
}

/** A check before its first file or link. */
interface Prepared {
  waiting: readonly Subject[];
  noteAnswer(subject: string, problem: Coded | undefined): void;
  findProgress(): CheckProgress;
}

export type DisclosureCheck = ReturnType<typeof createDisclosureCheck>;

/**
 * Checks the disclosure page. What is missing or expired is found whenever somebody asks. Files and links take longer: they are checked on
 * demand and once a day, and their problems are stored until the next check, or until the page no longer has the file or link.
 */
export function createDisclosureCheck({
  store,
  readContent,
  findProblem,
  log,
  now = Date.now,
}: DisclosureCheckParts) {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  const read = () => readContent(dayInIndia(new Date(now())));

  /** Continues the unfinished check if it began at `since` or later: what has an answer is not opened again. */
  async function prepare(since: string): Promise<Prepared> {
    const [content, stored] = await Promise.all([read(), store.find()]);
    const subjects = findSubjects(content);
    const names = subjects.map(({ subject }) => subject);
    const isContinued = stored.startedAt !== null && stored.startedAt >= since;
    const startedAt = (isContinued && stored.startedAt) || new Date(now()).toISOString();
    const answered = new Set(isContinued ? names.filter((name) => stored.answered.includes(name)) : []);
    const problems = new Map(Object.entries(stored.problems).filter(([name]) => names.includes(name)));
    return {
      waiting: subjects.filter(({ subject }) => !answered.has(subject)),
      noteAnswer(subject: string, problem: Coded | undefined): void {
        answered.add(subject);
        if (problem) problems.set(subject, problem);
        else problems.delete(subject);
      },
      findProgress: (): CheckProgress => ({
        startedAt,
        total: subjects.length,
        answered: [...answered],
        problems: Object.fromEntries(problems),
      }),
    };
  }

  /** Ends when every file and link has been checked or has failed. Throws the first error. */
  async function checkWaiting(
    claimant: string,
    { waiting, noteAnswer, findProgress }: Prepared,
  ): Promise<void> {
    const limit = limitConcurrency(AT_ONCE);
    const noteProgress = () => store.noteProgress(claimant, findProgress());
    await noteProgress();
    const results = await Promise.allSettled(
      waiting.map(({ kind, subject }) =>
        limit(async () => {
          try {
            noteAnswer(subject, await findProblem[kind](subject, closing.signal));
          } finally {
            await noteProgress();
          }
        }, closing.signal),
      ),
    );
    for (const result of results) if (result.status === "rejected") throw result.reason;
  }

  /** Files and links that could not be checked keep their earlier result, and are left for a later attempt. */
  async function run(claimant: string, since: string): Promise<void> {
    let prepared: Prepared | undefined;
    try {
      prepared = await prepare(since);
      await checkWaiting(claimant, prepared);
      await store.finish(claimant, prepared.findProgress().problems);
    } catch (error) {
      const isClosing = closing.signal.aborted;
      if (!isClosing) log.warn({ err: error }, "the disclosure page could not be checked");
      const progress = isClosing ? undefined : prepared?.findProgress();
      const ending = progress
        ? store.postpone(claimant, progress, findRetry(progress))
        : store.release(claimant);
      await ending.catch(() => {});
    }
  }

  /** Each pause is as long as all attempts before it. */
  const findRetry = ({ startedAt }: CheckProgress) =>
    new Date(now() + Math.max(FIRST_PAUSE_MS, now() - Date.parse(startedAt))).toISOString();

  function runInBackground(claimant: string, since: string): Promise<void> {
    const work = run(claimant, since).finally(() => running.delete(work));
    running.add(work);
    return work;
  }

  return {
    async findState(): Promise<CheckState> {
      const [content, stored] = await Promise.all([read(), store.find()]);
      const { isRunning, done, total, checkedAt, problems } = stored;
      const isUsed = usesDisclosure(content);
      const findings = isUsed ? [...findGaps(content), ...withProblems(findSubjects(content), problems)] : [];
      return { isUsed, isRunning, done, total, checkedAt, findings: findings.map(present) };
    },

    /** Starts a check of all files and links, unless one is running. */
    async start(): Promise<void> {
      const claimant = randomUUID();
      const since = new Date(now()).toISOString();
      if (await store.claim(claimant)) void runInBackground(claimant, since);
    },

    /** Checks files and links if nobody has done so today, or continues today's check. Every process calls this; one of them does it. */
    async runDaily(): Promise<void> {
      const midnight = startOfDayInIndia(dayInIndia(new Date(now()))).toISOString();
      const { checkedAt, isRunning } = await store.find();
      if (isRunning || (checkedAt !== null && checkedAt >= midnight)) return;
      if (!usesDisclosure(await read())) return;
      const claimant = randomUUID();
      if (await store.claim(claimant, midnight)) await runInBackground(claimant, midnight);
    },

    async close(): Promise<void> {
      closing.abort();
      await Promise.all(running);
    },
  };
}

const withProblems = (subjects: readonly Subject[], problems: Problems): Finding[] =>
  subjects.flatMap(({ kind, subject, name, to }) => {
    const reason = problems[subject];
    return reason === undefined
      ? []
      : [{ group: kind === "file" ? ("unreadable" as const) : ("unreachable" as const), name, to, reason }];
  });

const present = ({ reason, ...finding }: Finding): PresentedFinding => ({
  ...finding,
  message: inEnglish(reason),
  reason: decode(reason),
});
