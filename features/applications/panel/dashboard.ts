import { send } from "../../../core/panel/api/send.ts";
import type { FeatureDashboard, PlacedTask } from "../../../core/panel/dashboard/feature-dashboard.ts";
import { loadPart } from "../../../core/panel/dashboard/load-part.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { applications } from "../content/applications.ts";
import { type ApplicationSummary, applicationCalls } from "../content/office/office-contract.ts";
import { SETTINGS_PATH } from "../content/screen-paths.ts";

const texts = words.applicationsScreen;

export const applicationsDashboard: FeatureDashboard = {
  name: "applications",
  async load(signal) {
    const [settings, summary] = await Promise.all([
      loadPart("applications:write", () => send(applicationCalls.settings, { signal })),
      loadPart("applications:write", () => send(applicationCalls.summary, { query: {}, signal })),
    ]);
    if (!settings || !summary) return { missing: ["applications:write"] };
    const links = settings.isOpen ? [] : [{ text: texts.guideLink, to: SETTINGS_PATH }];
    return {
      setupSteps: [{ place: 950, title: texts.guideStep, text: texts.guideText, links }],
      tasks: findTasks(summary),
    };
  },
};

/** Applications that are assigned to nobody, and offers whose day has passed. */
function findTasks({ unseen, overdue }: ApplicationSummary): PlacedTask[] {
  const action = words.dashboard.actions.check;
  const to = `${applications.screen.path}?`;
  const isNew = { place: 130, text: texts.newTask(unseen), detail: texts.newDetail };
  const isOver = { place: 140, text: texts.overdueTask(overdue), detail: texts.overdueDetail };
  return [
    ...(unseen > 0 ? [{ ...isNew, action, to: `${to}step=received&assignedTo=none` }] : []),
    ...(overdue > 0 ? [{ ...isOver, action, to: `${to}overdue=true` }] : []),
  ];
}
