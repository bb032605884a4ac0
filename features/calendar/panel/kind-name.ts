import { optionName } from "../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { events } from "../content/events.ts";

export const kindName = (kind: string): string => optionName(events.fields.kind, kind);
