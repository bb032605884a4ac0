import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { Options } from "../../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { DateField, SelectField, TextField } from "../../../../core/panel/forms/fields.tsx";
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
}

export const StatementFields = ({ statement, onChange }: StatementFieldsProps) => (
  <>
    {statement.by !== undefined && (
      <TextField
        name="by"
        label={texts.byWhom}
        value={statement.by}
        maxLength={120}
        onChange={({ target }) => onChange({ ...statement, by: target.value })}
      />
    )}
    <SelectField
      name="how"
      label={texts.how}
      value={statement.how}
      onChange={({ target }) => onChange({ ...statement, how: target.value as ConsentMeans })}
    >
      <Options values={CONSENT_MEANS} textOf={(how) => texts.means[how]} />
    </SelectField>
    <DateField
      name="on"
      label={texts.on}
      value={statement.on}
      max={today()}
      onChange={({ target }) => onChange({ ...statement, on: target.value })}
    />
  </>
);
