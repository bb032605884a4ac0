import { secondStepCalls } from "../../../core/content/api/second-step-contract.ts";
import { sessionCalls } from "../../../core/content/api/session-contract.ts";
import { send } from "../../../core/panel/api/send.ts";
import type { FeatureDashboard } from "../../../core/panel/dashboard/feature-dashboard.ts";
import { loadOr } from "../../../core/panel/session/session-end.ts";
import { securityEventCalls } from "../content/security-event-contract.ts";
import { PasswordPrompt } from "./password-prompt.tsx";
import { SecurityNotice } from "./security-notice.tsx";

export const accountsDashboard: FeatureDashboard = {
  name: "accounts",
  async load(signal) {
    const [account, events] = await Promise.all([
      loadOr(send(sessionCalls.list, { signal }), undefined),
      loadOr(send(securityEventCalls.list, { signal }), []),
    ]);
    const usedCode = events.some(({ event }) => event === "recovery-code-used");
    const secondStep = usedCode ? await loadOr(send(secondStepCalls.find, { signal }), undefined) : undefined;
    return {
      cards: [
        { area: "alerts", place: 200, content: account?.hasGeneratedPassword && <PasswordPrompt /> },
        {
          area: "alerts",
          place: 300,
          content: events.length > 0 && (
            <SecurityNotice events={events} codesLeft={secondStep?.recoveryCodesLeft} />
          ),
        },
      ],
    };
  },
};
