import CalendarDays from "lucide-react/icons/calendar-days";
import type { FeaturePanel } from "../../../core/panel/feature-panel.ts";

export const calendarPanel: FeaturePanel = { types: { events: { Icon: CalendarDays } } };
