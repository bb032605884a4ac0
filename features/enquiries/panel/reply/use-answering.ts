import { useEffect, useEffectEvent, useState } from "react";
import { ApiFailure } from "../../../../core/panel/api/api-failure.ts";
import { ANSWERING_SECONDS } from "../../content/enquiry-contract.ts";
import { startAnswering, stopAnswering } from "../enquiry-client.ts";

const RENEW_MS = (ANSWERING_SECONDS * 1000) / 2;

/**
 * Says that the user is answering an enquiry while `isActive` is true, so that others see it. `refusal` is the message if somebody else is
 * answering it already; `take` answers it all the same.
 */
export function useAnswering(id: string, isActive: boolean) {
  const [refusal, setRefusal] = useState<string>();
  const claim = useEffectEvent(async (take: boolean): Promise<void> => {
    try {
      await startAnswering(id, take);
      setRefusal(undefined);
    } catch (error) {
      // Without a claim the answer is still protected by the version that it is based on.
      if (!(error instanceof ApiFailure)) throw error;
      if (error.id === "being_answered") setRefusal(error.message);
    }
  });
  useEffect(() => {
    if (!isActive) return;
    void claim(false);
    const timer = setInterval(() => void claim(false), RENEW_MS);
    const stop = () => void stopAnswering(id).catch(() => {});
    window.addEventListener("pagehide", stop);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", stop);
      stop();
    };
  }, [id, isActive]);

  async function take(): Promise<void> {
    await startAnswering(id, true);
    setRefusal(undefined);
  }
  return { refusal, take };
}
