import { useState } from "react";
import { type ApiFailure, failureOf } from "./api-failure.ts";
import { showFailure } from "./show-failure.ts";

/** Runs the API calls of a button: `isBusy` meanwhile, and an error message if a call fails. */
export function useAction() {
  const [running, setRunning] = useState<string>();

  /**
   * Returns whether the action succeeded. `failed` is shown if the server sends no message; a function shows the failure itself.
   * `name` tells the actions of several buttons apart.
   */
  async function run(
    action: () => Promise<unknown>,
    failed?: string | ((failure: ApiFailure) => unknown),
    name = "",
  ): Promise<boolean> {
    setRunning(name);
    try {
      await action();
      return true;
    } catch (error) {
      if (typeof failed === "function") await failed(failureOf(error));
      else showFailure(error, failed);
      return false;
    } finally {
      setRunning(undefined);
    }
  }
  return {
    isBusy: running !== undefined,
    /** The name of the running action. */
    running,
    run,
  };
}
