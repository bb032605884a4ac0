import type { Ref } from "react";
import { formatDate } from "../../../core/panel/dates/format-date.ts";
import { Options } from "../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { controlClass } from "../../../core/panel/parts/control-classes.ts";
import type { FieldDisplay, ValueControlProps } from "../../../core/panel/sheet-import/row-table.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import type { EventImportField } from "../content/event-import-contract.ts";
import { EVENT_KINDS } from "../content/event-kinds.ts";
import { events } from "../content/events.ts";
import { kindName } from "./kind-name.ts";

const IS_DAY = /^\d{4}-\d\d-\d\d$/;
const IS_TIME = /^\d\d:\d\d$/;

/** How rows of events are shown. */
export const EVENT_DISPLAY: FieldDisplay<EventImportField> = {
  labelOf: (field) => events.fields[field].label[words.language],
  present(field, value) {
    if (IS_DAY.test(value)) return formatDate(value);
    if (IS_TIME.test(value)) return words.times.time(value);
    return field === "kind" && value !== "" ? kindName(value) : value;
  },
  control: (props) => <EventControl {...props} />,
};

/** The input for one value of a row. Days and times are texts, as offices in India write them. */
function EventControl({ field, ref, ...control }: ValueControlProps<EventImportField>) {
  if (field !== "kind") {
    return (
      <input
        {...control}
        ref={ref as Ref<HTMLInputElement>}
        type="text"
        autoComplete="off"
        className={controlClass}
      />
    );
  }
  const isUnknown = control.value !== "" && !EVENT_KINDS.some((kind) => kind === control.value);
  return (
    <select {...control} ref={ref as Ref<HTMLSelectElement>} className={controlClass}>
      <option value="">{words.entryForm.choose}</option>
      {isUnknown && <option value={control.value}>{control.value}</option>}
      <Options values={EVENT_KINDS} textOf={kindName} />
    </select>
  );
}
