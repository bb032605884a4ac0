import { useEffect, useEffectEvent, useState } from "react";
import { failureOf } from "../../../../core/panel/api/api-failure.ts";
import { send, sendOnce } from "../../../../core/panel/api/send.ts";
import { ANSWERING_SECONDS, enquiryCalls } from "../../content/enquiry-contract.ts";

const RENEW_MS = (ANSWERING_SECONDS * 1000) / 2;

/**
 * Says that the user is answering an enquiry while `isActive` is true, so that others see it. `refusal` is the message if somebody else is
 * answering it already; `take` answers it all the same.
 */
export function useAnswering(id: string, isActive: boolean) {
  const [refusal, setRefusal] = useState<string>();
  const claim = useEffectEvent(async (take: boolean): Promise<void> => {
    try {
      await send(enquiryCalls.startAnswering, { params: { id }, body: { take } });
      setRefusal(undefined);
    } catch (error) {
      // Without a claim the answer is still protected by the version that it is based on.
      const { id: reason, message } = failureOf(error);
      if (reason === "being_answered") setRefusal(message);
    }
  });
  useEffect(() => {
    if (!isActive) return;
    void claim(false);
    const timer = setInterval(() => void claim(false), RENEW_MS);
    // The claim ends by itself, so an ended session asks nothing.
    const stop = () => void sendOnce(enquiryCalls.stopAnswering, { params: { id } }).catch(() => {});
    window.addEventListener("pagehide", stop);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", stop);
      stop();
    };
  }, [id, isActive]);

  async function take(): Promise<void> {
    await send(enquiryCalls.startAnswering, { params: { id }, body: { take: true } });
    setRefusal(undefined);
  }
  return { refusal, take };
}
