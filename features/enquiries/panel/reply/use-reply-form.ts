import { useEffect, useEffectEvent, useState } from "react";
import { isAborted } from "../../../../core/panel/api/api-failure.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { type ReplyForm, replyCalls } from "../../content/replies/reply-contract.ts";

const LOOK_AGAIN_MS = 3000;

export type LoadedReplyForm = ReturnType<typeof useReplyForm>;

/**
 * The data for answering an enquiry, and the delivery of answers by mail. It is loaded for each `version` of the enquiry, and again while a
 * mail is on its way for the first time.
 */
export function useReplyForm(id: string, version: string) {
  const [form, setForm] = useState<ReplyForm>();
  const [hasFailed, setFailed] = useState(false);

  /** Without a connection, the last data stays. */
  async function look(signal?: AbortSignal): Promise<void> {
    try {
      setForm(await send(replyCalls.form, { params: { id }, signal }));
      setFailed(false);
    } catch (error) {
      if (!isAborted(error)) setFailed(true);
    }
  }
  const lookNow = useEffectEvent(look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is loaded
  useEffect(() => {
    const leaving = new AbortController();
    void lookNow(leaving.signal);
    return () => leaving.abort();
  }, [id, version]);

  const isOnItsWay =
    form?.deliveries.some(({ state, attempts }) => state === "waiting" && attempts === 0) ?? false;
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setInterval(() => void lookNow(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOnItsWay]);
  return { form, hasFailed, look: () => look() };
}
