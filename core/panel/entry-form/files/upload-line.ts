import type { StagedFile } from "../../../content/api/api-contract.ts";
import type { UploadRule } from "../../../content/files/upload-rules.ts";
import { isAborted, LoginDeclined } from "../../api/api-failure.ts";
import type { StageCall } from "../../api/entries.ts";
import type { PickedFile } from "./pick-file.ts";
import { failedUpload, type UploadState, WAITING } from "./upload-state.ts";

/** A file of a list, uploaded before its form is saved. */
export interface UploadJob {
  id: string;
  /** The field of its list. */
  field: string;
  file: File;
  rule: UploadRule;
}

export type UploadUpdate = Partial<Pick<PickedFile, "upload" | "thumbnail">>;

interface UploadSteps {
  prepare(file: File, rule: UploadRule): Promise<Pick<PickedFile, "file" | "thumbnail" | "problem">>;
  send(call: StageCall): Promise<StagedFile>;
  /** Called with the changed state of a file. */
  report(job: UploadJob, update: UploadUpdate): void;
}

const SENT_AT_ONCE = 2;

/**
 * Prepares files one by one, because decoded photos need much memory, and sends two at a time. A failure does not stop the
 * others.
 */
export function openUploadLine({ prepare, send, report }: UploadSteps) {
  const wanted = new Map<string, { job: UploadJob; controller: AbortController }>();
  const isWanted = (job: UploadJob) => wanted.get(job.id)?.job === job;

  const end = (job: UploadJob, upload: UploadState) => {
    if (!isWanted(job)) return;
    drop(job.id);
    report(job, { upload });
  };

  const drop = (id: string) => {
    const dropped = wanted.get(id);
    wanted.delete(id);
    dropped?.controller.abort();
  };

  const sending = openLine(SENT_AT_ONCE, async ({ job, file }: { job: UploadJob; file: File }) => {
    const signal = wanted.get(job.id)?.controller.signal;
    if (!isWanted(job) || !signal) return;
    const onProgress = (share: number) => {
      if (isWanted(job)) report(job, { upload: { is: "sending", share } });
    };
    onProgress(0);
    try {
      end(job, { is: "done", staged: await send({ field: job.field, file, signal, onProgress }) });
    } catch (error) {
      if (isAborted(error)) return;
      // After a refused login, do not ask again for every file.
      const failed = error instanceof LoginDeclined ? [...wanted.values()].map((each) => each.job) : [job];
      for (const each of failed) end(each, failedUpload(error));
    }
  });

  const preparing = openLine(1, async (job: UploadJob) => {
    if (!isWanted(job)) return;
    const { file, thumbnail, problem } = await prepare(job.file, job.rule);
    if (!isWanted(job)) return;
    if (thumbnail) report(job, { thumbnail });
    if (problem === undefined) sending.add({ job, file });
    else end(job, { is: "failed", reason: problem, canRetry: false });
  });

  return {
    add(job: UploadJob): void {
      wanted.set(job.id, { job, controller: new AbortController() });
      report(job, { upload: WAITING });
      preparing.add(job);
    },
    /** Cancels the upload of a file. */
    drop,
    close: () => [...wanted.keys()].forEach(drop),
  };
}

/** Runs jobs in order, at most `lanes` at a time. */
function openLine<Job>(lanes: number, work: (job: Job) => Promise<void>) {
  const waiting: Job[] = [];
  let busy = 0;
  const go = async () => {
    if (busy === lanes) return;
    busy++;
    for (let job = waiting.shift(); job; job = waiting.shift()) await work(job);
    busy--;
  };
  return {
    add(job: Job): void {
      waiting.push(job);
      void go();
    },
  };
}
