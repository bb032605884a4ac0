import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { CheckState, PresentedFinding } from "../../content/disclosure/check-contract.ts";
import {
  type CheckedDisclosure,
  findGaps,
  findSubjects,
  type Subject,
  usesDisclosure,
} from "../../content/disclosure/find-gaps.ts";
import type { Finding } from "../../content/disclosure/finding.ts";
import { type Coded, decode, inEnglish } from "../../content/messages/message.ts";
import { dayInIndia, startOfDayInIndia } from "../../content/school/india-time.ts";
import { limitConcurrency } from "../workers/limit-concurrency.ts";
import type { CheckStore, Problems } from "./check-store.ts";

/** Files are read whole, and other sites should not be flooded. */
const AT_ONCE = 3;

/** Why visitors cannot open a file or an address; undefined if they can. */
export type FindProblem = (subject: string, signal: AbortSignal) => Promise<Coded | undefined>;

interface DisclosureCheckParts {
  store: CheckStore;
  readContent: (day: string) => Promise<CheckedDisclosure>;
  findProblem: Record<Subject["kind"], FindProblem>;
  log: Pick<FastifyBaseLogger, "warn">;
  now?: (() => number) | undefined;
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

  async function checkSubjects(claimant: string): Promise<void> {
    const subjects = findSubjects(await read());
    const problems: Record<string, Coded> = {};
    const takeTurn = limitConcurrency(AT_ONCE);
    const total = subjects.length;
    let done = 0;
    await store.noteProgress(claimant, { done, total });
    await Promise.all(
      subjects.map(({ kind, subject }) =>
        takeTurn(async () => {
          const problem = await findProblem[kind](subject, closing.signal);
          if (problem !== undefined) problems[subject] = problem;
          done += 1;
          await store.noteProgress(claimant, { done, total });
        }, closing.signal),
      ),
    );
    await store.finish(claimant, problems);
  }

  /** Without a result the earlier one stays. */
  async function run(claimant: string): Promise<void> {
    try {
      await checkSubjects(claimant);
    } catch (error) {
      if (!closing.signal.aborted) log.warn({ err: error }, "the disclosure page could not be checked");
      await store.release(claimant).catch(() => {});
    }
  }

  function runInBackground(claimant: string): Promise<void> {
    const work = run(claimant).finally(() => running.delete(work));
    running.add(work);
    return work;
  }

  return {
    async findState(): Promise<CheckState> {
      const [content, { problems, ...check }] = await Promise.all([read(), store.find()]);
      const isUsed = usesDisclosure(content);
      const findings = isUsed ? [...findGaps(content), ...withProblems(findSubjects(content), problems)] : [];
      return { isUsed, ...check, findings: findings.map(present) };
    },

    /** Starts a check of files and links, unless one is running. */
    async start(): Promise<void> {
      const claimant = randomUUID();
      if (await store.claim(claimant)) void runInBackground(claimant);
    },

    /** Checks files and links if nobody has done so today. Every process calls this; one of them does it. */
    async runDaily(): Promise<void> {
      const midnight = startOfDayInIndia(dayInIndia(new Date(now()))).toISOString();
      const { checkedAt, isRunning } = await store.find();
      if (isRunning || (checkedAt !== null && checkedAt >= midnight)) return;
      if (!usesDisclosure(await read())) return;
      const claimant = randomUUID();
      if (await store.claim(claimant, midnight)) await runInBackground(claimant);
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
