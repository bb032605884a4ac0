import { useId } from "react";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { DateInput } from "../../../../core/panel/dates/date-input.tsx";
import { Options } from "../../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { FieldFrame } from "../../../../core/panel/entry-form/fields/field-frame.tsx";
import { controlClass } from "../../../../core/panel/parts/control-classes.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { CONSENT_MEANS, type ConsentMeans } from "../../content/consent-contract.ts";

const texts = words.consents;

/** The person who answered, the way and the day; without `by` it is the guardian of each student. */
export interface Statement {
  by?: string;
  how: ConsentMeans;
  on: string;
}

export const today = () => dayInIndia(new Date());

interface StatementFieldsProps {
  statement: Statement;
  onChange: (statement: Statement) => void;
  /** Errors of the server by field. */
  errors?: Readonly<Record<string, string>>;
}

export function StatementFields({ statement, onChange, errors = {} }: StatementFieldsProps) {
  const id = useId();
  const stateOf = (name: string) => ({ id: `${id}-${name}`, name, error: errors[name] });
  return (
    <>
      {statement.by !== undefined && (
        <FieldFrame {...stateOf("by")} label={texts.byWhom}>
          {(control) => (
            <input
              {...control}
              type="text"
              value={statement.by}
              maxLength={120}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...statement, by: target.value })}
              className={controlClass}
            />
          )}
        </FieldFrame>
      )}
      <FieldFrame {...stateOf("how")} label={texts.how}>
        {(control) => (
          <select
            {...control}
            value={statement.how}
            onChange={({ target }) => onChange({ ...statement, how: target.value as ConsentMeans })}
            className={controlClass}
          >
            <Options values={CONSENT_MEANS} textOf={(how) => texts.means[how]} />
          </select>
        )}
      </FieldFrame>
      <FieldFrame {...stateOf("on")} label={texts.on}>
        {(control) => (
          <DateInput
            {...control}
            value={statement.on}
            max={today()}
            onChange={({ target }) => onChange({ ...statement, on: target.value })}
          />
        )}
      </FieldFrame>
    </>
  );
}
