import { useState } from "react";
import { type LoaderFunctionArgs, useRevalidator } from "react-router";
import type { Bilingual } from "../../../../core/content/pages/define-page.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { TickLine } from "../../../../core/panel/entry-form/fields/choice-inputs.tsx";
import {
  AreaField,
  BoxGroup,
  BoxLine,
  SelectField,
  TextField,
} from "../../../../core/panel/forms/fields.tsx";
import { Form } from "../../../../core/panel/forms/form.tsx";
import { FailureLine, SubmitButton } from "../../../../core/panel/forms/form-end.tsx";
import { BackLink } from "../../../../core/panel/frame/back-link.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { Card } from "../../../../core/panel/parts/card.tsx";
import { Notice } from "../../../../core/panel/parts/notice.tsx";
import { SaveBar } from "../../../../core/panel/parts/save-bar.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { orToLogin } from "../../../../core/panel/session/session-end.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { applications } from "../../content/applications.ts";
import { applicationCalls } from "../../content/office/office-contract.ts";
import { listPlaceholders } from "../../content/office/placeholders.ts";
import {
  type ApplicationSettings,
  MAX_QUESTIONS,
  MAX_TEXT,
  mentionsAadhaar,
  type OwnQuestion,
  QUESTION_KINDS,
} from "../../content/settings.ts";
import { STEPS, type Step } from "../../content/steps.ts";
import { className, inEither, stepName } from "../application.ts";
import { Both, EditedList, newId } from "../settings/setting-parts.tsx";

const texts = words.applicationSettings;

export const title = texts.title;

const EMPTY: Bilingual = { en: null, hi: null };

export const loader = ({ request: { signal } }: LoaderFunctionArgs) =>
  orToLogin(
    Promise.all([
      send(applicationCalls.settings, { signal }),
      send(applicationCalls.summary, { query: {}, signal }),
    ]).then(([settings, summary]) => ({ settings, summary })),
  );

/** How the school takes applications. */
export default function ApplicationSettingsScreen({ loaderData }: ScreenProps<typeof loader>) {
  const { settings, summary } = loaderData;
  const [draft, setDraft] = useState<ApplicationSettings>(settings);
  const { revalidate } = useRevalidator();
  const change = (values: Partial<ApplicationSettings>) => setDraft((now) => ({ ...now, ...values }));
  const names = summary.classes.map((each) => each.class);
  const aadhaar = [
    ...draft.questions.map((each) => each.question),
    ...draft.documents.map((each) => each.name),
  ].some(({ en, hi }) => mentionsAadhaar(`${en ?? ""} ${hi ?? ""}`));

  function changeClass(name: string, values: { takes?: boolean; seats?: number | null }): void {
    const open = summary.classes.find((each) => each.class === name)?.takes ?? true;
    const before = draft.classes.find((each) => each.class === name) ?? {
      class: name,
      takes: open,
      seats: null,
    };
    change({ classes: [...draft.classes.filter((each) => each !== before), { ...before, ...values }] });
  }

  return (
    <>
      <BackLink to={applications.screen.path}>{texts.back}</BackLink>
      <ScreenHeading title={texts.title} />
      <Form
        className="grid min-w-0 max-w-4xl gap-5"
        save={() => send(applicationCalls.saveSettings, { body: draft })}
        onSaved={async () => {
          showSuccess(texts.saved);
          await revalidate();
        }}
      >
        <Card heading={texts.intake}>
          <TickLine
            type="checkbox"
            name="isOpen"
            checked={draft.isOpen}
            onChange={({ target }) => change({ isOpen: target.checked })}
          >
            {texts.isOpen}
          </TickLine>
          <p className="text-ink-soft">{texts.isOpenHint}</p>
          {names.length === 0 && <Notice>{texts.noClasses}</Notice>}
          {names.length > 0 && <p className="text-ink-soft">{texts.seatsHint}</p>}
          <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {names.map((name) => {
              const own = draft.classes.find((each) => each.class === name);
              const takes = own?.takes ?? summary.classes.find((each) => each.class === name)?.takes ?? true;
              return (
                <li
                  key={name}
                  className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-end gap-x-4"
                >
                  <TickLine
                    type="checkbox"
                    name={`takes.${name}`}
                    checked={takes}
                    onChange={({ target }) => changeClass(name, { takes: target.checked })}
                  >
                    {className(name)}
                  </TickLine>
                  <TextField
                    name={`seats.${name}`}
                    label={texts.seatsOf(className(name))}
                    inputMode="numeric"
                    value={own?.seats ?? ""}
                    onChange={({ target }) => {
                      const digits = target.value.replace(/\D/g, "").slice(0, 4);
                      changeClass(name, { takes, seats: digits === "" ? null : Number(digits) });
                    }}
                  />
                </li>
              );
            })}
          </ul>
        </Card>
        {aadhaar && (
          <Notice kind="problem" role="alert">
            {texts.aadhaar}
          </Notice>
        )}
        <EditedList
          name="documents"
          heading={texts.documents}
          hint={texts.documentsHint}
          items={draft.documents}
          onChange={(documents) => change({ documents })}
          add={
            draft.documents.length < 12
              ? () => ({ id: newId(), name: EMPTY, isRequired: true, classes: [] })
              : undefined
          }
          addText={texts.addDocument}
          nameOf={({ name }) => inEither(name)}
        >
          {({ id, name, isRequired, classes }, set, at) => (
            <>
              <Both
                name={`${at}/name`}
                label={texts.documentName}
                value={name}
                maxLength={120}
                onChange={(changed) => set({ name: changed })}
              />
              <TickLine
                type="checkbox"
                name={`required.${id}`}
                checked={isRequired}
                onChange={({ target }) => set({ isRequired: target.checked })}
              >
                {texts.required}
              </TickLine>
              <BoxGroup name={`classes.${id}`} legend={texts.forClasses} legendHint={texts.forClassesHint}>
                <div className="flex flex-wrap gap-x-4">
                  {names.map((each) => (
                    <BoxLine
                      key={each}
                      name={`classes.${id}`}
                      value={each}
                      checked={classes.includes(each)}
                      onChange={({ target }) =>
                        set({
                          classes: target.checked
                            ? [...classes, each]
                            : classes.filter((other) => other !== each),
                        })
                      }
                    >
                      {className(each)}
                    </BoxLine>
                  ))}
                </div>
              </BoxGroup>
            </>
          )}
        </EditedList>
        <EditedList
          name="questions"
          heading={texts.questions}
          hint={texts.questionsHint(MAX_QUESTIONS)}
          items={draft.questions}
          onChange={(questions) => change({ questions })}
          add={
            draft.questions.length < MAX_QUESTIONS
              ? (): OwnQuestion => ({
                  id: newId(),
                  question: EMPTY,
                  kind: "text",
                  options: [],
                  isRequired: false,
                })
              : undefined
          }
          addText={texts.addQuestion}
          nameOf={({ question }) => inEither(question)}
        >
          {(question, set, at) => <QuestionFields question={question} set={set} at={at} />}
        </EditedList>
        <Card heading={texts.more}>
          <TickLine
            type="checkbox"
            name="asksCategory"
            checked={draft.asksCategory}
            onChange={({ target }) => change({ asksCategory: target.checked })}
          >
            {texts.asksCategory}
          </TickLine>
          <TextField
            name="months"
            label={texts.months}
            hint={texts.monthsHint}
            inputMode="numeric"
            value={draft.months || ""}
            onChange={({ target }) => change({ months: Number(target.value.replace(/\D/g, "").slice(0, 3)) })}
          />
        </Card>
        <EditedList
          name="texts"
          heading={texts.texts}
          hint={texts.textsHint(listPlaceholders(words.language).join(", "))}
          items={draft.texts}
          onChange={(changed) => change({ texts: changed })}
          add={() => ({ id: newId(), step: null, title: EMPTY, text: EMPTY })}
          addText={texts.addText}
          nameOf={({ title: name }) => inEither(name)}
        >
          {({ id, step, title: name, text }, set, at) => (
            <>
              <Both
                name={`${at}/title`}
                label={texts.textTitle}
                value={name}
                maxLength={120}
                onChange={(changed) => set({ title: changed })}
              />
              <SelectField
                name={`step.${id}`}
                label={texts.textStep}
                value={step ?? ""}
                onChange={({ target }) => set({ step: (target.value || null) as Step | null })}
              >
                <option value="">{texts.anyStep}</option>
                {STEPS.map((each) => (
                  <option key={each} value={each}>
                    {stepName(each)}
                  </option>
                ))}
              </SelectField>
              <Both
                name={`${at}/text`}
                label={texts.text}
                value={text}
                maxLength={MAX_TEXT}
                isArea
                onChange={(changed) => set({ text: changed })}
              />
            </>
          )}
        </EditedList>
        <SaveBar>
          <FailureLine />
          <SubmitButton>{texts.save}</SubmitButton>
        </SaveBar>
      </Form>
    </>
  );
}

interface QuestionFieldsProps {
  question: OwnQuestion;
  set: (values: Partial<OwnQuestion>) => void;
  /** The path of the question in the settings. */
  at: string;
}

function QuestionFields({ question: own, set, at }: QuestionFieldsProps) {
  const { id, question, kind, options, isRequired } = own;
  const [lines, setLines] = useState(
    options.map(({ en, hi }) => [en, hi].filter(Boolean).join(" | ")).join("\n"),
  );
  return (
    <>
      <Both
        name={`${at}/question`}
        label={texts.question}
        value={question}
        maxLength={300}
        onChange={(changed) => set({ question: changed })}
      />
      <SelectField
        name={`kind.${id}`}
        label={texts.kind}
        value={kind}
        onChange={({ target }) => set({ kind: target.value as OwnQuestion["kind"] })}
      >
        {QUESTION_KINDS.map((each) => (
          <option key={each} value={each}>
            {texts.kinds[each]}
          </option>
        ))}
      </SelectField>
      {kind === "choice" && (
        <AreaField
          name={`options.${id}`}
          label={texts.options}
          hint={texts.optionsHint}
          value={lines}
          onChange={({ target }) => {
            setLines(target.value);
            set({ options: readOptions(target.value) });
          }}
        />
      )}
      <TickLine
        type="checkbox"
        name={`needed.${id}`}
        checked={isRequired}
        onChange={({ target }) => set({ isRequired: target.checked })}
      >
        {texts.answerRequired}
      </TickLine>
    </>
  );
}

/** One option on each line: "Yes | हाँ". */
const readOptions = (lines: string) =>
  lines.split("\n").flatMap((line) => {
    const [en = "", hi = ""] = line.split("|").map((part) => part.trim());
    return en || hi ? [{ en: en || null, hi: hi || null }] : [];
  });
