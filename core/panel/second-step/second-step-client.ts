import {
  type NewApp,
  type OwnSecondStep,
  SECOND_STEP_PATHS,
  type SecondStepRule,
} from "../../content/api/second-step-contract.ts";
import { callFor } from "../api/api-call.ts";

export const findOwnSecondStep = (signal?: AbortSignal) =>
  callFor<OwnSecondStep>("GET", SECOND_STEP_PATHS.own, { signal });

/** `proof` is needed to replace an app. */
export const startApp = (proof?: string) =>
  callFor<NewApp>("POST", SECOND_STEP_PATHS.startApp, { json: { proof } });

interface NewCodes {
  recoveryCodes: string[];
}

export const confirmApp = async (token: string, code: string) =>
  (await callFor<NewCodes>("POST", SECOND_STEP_PATHS.confirmApp, { json: { token, code } })).recoveryCodes;

export const renewRecoveryCodes = async (proof: string) =>
  (await callFor<NewCodes>("POST", SECOND_STEP_PATHS.recoveryCodes, { json: { proof } })).recoveryCodes;

export const turnOffApp = (proof: string) =>
  callFor<void>("POST", SECOND_STEP_PATHS.turnOff, { json: { proof } });

export const findSecondStepRule = (signal?: AbortSignal) =>
  callFor<SecondStepRule>("GET", SECOND_STEP_PATHS.rule, { signal });

export const saveSecondStepRule = (duties: readonly string[]) =>
  callFor<SecondStepRule>("PUT", SECOND_STEP_PATHS.rule, { json: { duties } });
