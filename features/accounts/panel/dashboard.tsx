import { listOwnSessions } from "../../../core/panel/api/api-client.ts";
import type { FeatureDashboard } from "../../../core/panel/dashboard/feature-dashboard.ts";
import { loadOr } from "../../../core/panel/session/session-end.ts";
import { PasswordPrompt } from "./password-prompt.tsx";
import { listSecurityEvents } from "./security-event-client.ts";
import { SecurityNotice } from "./security-notice.tsx";

export const accountsDashboard: FeatureDashboard = {
  name: "accounts",
  async load(signal) {
    const [account, events] = await Promise.all([
      loadOr(listOwnSessions(signal), undefined),
      loadOr(listSecurityEvents(signal), []),
    ]);
    return {
      cards: [
        { area: "alerts", place: 200, content: account?.hasGeneratedPassword && <PasswordPrompt /> },
        { area: "alerts", place: 300, content: events.length > 0 && <SecurityNotice events={events} /> },
      ],
    };
  },
};
