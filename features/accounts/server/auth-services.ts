import type { Database } from "../../../core/server/database/tables.ts";
import type { AttemptLimiter } from "../../../core/server/http/attempt-limiter.ts";
import type { AccountStore } from "./account-store.ts";
import type { SessionStore } from "./login/session-store.ts";
import type { PasswordQueue } from "./passwords/password-queue.ts";
import type { LoginSteps } from "./second-step/login-steps.ts";
import type { SecondStepStore } from "./second-step/second-step-store.ts";
import type { RecordSecurityEvent } from "./security-events.ts";

/** The services of the routes of logins. */
export interface AuthServices {
  db: Database;
  accounts: AccountStore;
  sessions: SessionStore;
  limiter: AttemptLimiter;
  inTurn: PasswordQueue;
  loginSteps: LoginSteps;
  secondSteps: SecondStepStore;
  recordSecurityEvent: RecordSecurityEvent;
}
