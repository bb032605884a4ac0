import { useState } from "react";
import { type LoaderFunctionArgs, useRevalidator } from "react-router";
import type { Bilingual } from "../../../../core/content/pages/define-page.ts";
import { ApiFailure, messageWithWait } from "../../../../core/panel/api/api-failure.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
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
import { useHeadingFocusOnRemoval } from "../../../../core/panel/frame/heading-focus.ts";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { Card } from "../../../../core/panel/parts/card.tsx";
import { useConfirm } from "../../../../core/panel/parts/confirm.tsx";
import { Notice } from "../../../../core/panel/parts/notice.tsx";
import { SaveBar } from "../../../../core/panel/parts/save-bar.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { orToLogin } from "../../../../core/panel/session/session-end.ts";
import { ConflictDialog } from "../../../../core/panel/versioned-save/conflict-dialog.tsx";
import { useVersionedSave } from "../../../../core/panel/versioned-save/use-versioned-save.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { applications } from "../../content/applications.ts";
import { type ApplicationSummary, applicationCalls } from "../../content/office/office-contract.ts";
import { listPlaceholders } from "../../content/office/placeholders.ts";
import {
  type ApplicationSettings,
  MAX_DOCUMENTS,
  MAX_QUESTIONS,
  MAX_TEXT,
  MAX_TEXTS,
  mentionsAadhaar,
  type OwnQuestion,
  QUESTION_KINDS,
} from "../../content/settings.ts";
import { STEPS, type Step } from "../../content/steps.ts";
import { className, inEither, stepName } from "../application.ts";
import { both, EditedList, type ItemFields, readNumber, tick } from "../settings/setting-parts.tsx";
import {
  loadSettings,
  type SettingsEdit,
  type StoredSettings,
  settingsVersions,
} from "../settings/versioned-settings.ts";

const texts = words.applicationSettings;

export const title = texts.title;

const EMPTY: Bilingual = { en: null, hi: null };

export const loader = ({ request: { signal } }: LoaderFunctionArgs) =>
  orToLogin(
    Promise.all([loadSettings(signal), send(applicationCalls.summary, { query: {}, signal })]).then(
      ([stored, summary]) => ({ stored, summary }),
    ),
  );

/** How the school takes applications. */
export default function ApplicationSettingsScreen({ loaderData }: ScreenProps<typeof loader>) {
  return (
    <>
      <BackLink to={applications.screen.path}>{words.applicationsScreen.back}</BackLink>
      <ScreenHeading title={texts.title} />
      <SettingsForm key={loaderData.stored.updatedAt} {...loaderData} />
    </>
  );
}

interface SettingsFormProps {
  stored: StoredSettings;
  summary: ApplicationSummary;
}

function SettingsForm({ stored, summary }: SettingsFormProps) {
  const [draft, setDraft] = useState(stored.settings);
  const { revalidate } = useRevalidator();
  const confirm = useConfirm();
  const { run } = useAction();
  // Each saved version has a form of its own.
  useHeadingFocusOnRemoval();
  const change = (values: Partial<ApplicationSettings>) => setDraft((now) => ({ ...now, ...values }));
  const names = summary.classes.map((each) => each.class);
  const aadhaar = [
    ...draft.questions.map((each) => each.question),
    ...draft.documents.map((each) => each.name),
  ].some(({ en, hi }) => mentionsAadhaar(`${en ?? ""} ${hi ?? ""}`));

  /** A class that the settings do not name yet takes applications as the page about admissions says. */
  const settingsOf = ({ class: name, takes }: ApplicationSummary["classes"][number]) =>
    draft.classes.find((each) => each.class === name) ?? { class: name, takes, seats: null };

  const { conflict, ...saving } = useVersionedSave<SettingsEdit, StoredSettings, unknown>({
    ...settingsVersions,
    send: ({ settings, base }) =>
      send(applicationCalls.saveSettings, { body: settings, basedOn: base.updatedAt }),
    load: () => loadSettings(),
    findPerson: async () => undefined,
    async onSaved() {
      showSuccess(words.applicationsScreen.saved);
      await revalidate();
    },
    onKept: revalidate,
    onFailed(error) {
      throw error;
    },
  });

  /** A shorter period deletes applications, which cannot be undone. */
  async function isPeriodAgreed(): Promise<boolean> {
    if (draft.months >= stored.settings.months) return true;
    const { due } = await send(applicationCalls.countDue, { query: { months: draft.months } });
    const { deleteTitle, deleteText: text, deleteAccept: accept } = texts;
    return due === 0 || confirm({ title: deleteTitle(due), text, accept });
  }

  async function save(): Promise<void> {
    const isDone = (await isPeriodAgreed()) && (await saving.save({ settings: draft, base: stored }));
    // Nothing is saved before the user has decided.
    if (!isDone) throw new ApiFailure(409, { id: "stale_edit" });
  }

  return (
    <>
      <Form
        className="grid min-w-0 max-w-4xl gap-5"
        save={save}
        explain={(failure) => (failure.id === "stale_edit" ? undefined : messageWithWait(failure))}
      >
        <Card heading={texts.intake}>
          {tick(texts.isOpen, draft.isOpen, (isTicked) => change({ isOpen: isTicked }))}
          <p className="text-ink-soft">{texts.isOpenHint}</p>
          {names.length === 0 ? (
            <Notice>{texts.noClasses}</Notice>
          ) : (
            <p className="text-ink-soft">{texts.seatsHint}</p>
          )}
          <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {summary.classes.map((each) => {
              const own = settingsOf(each);
              const name = className(own.class);
              const set = (values: Partial<typeof own>) => {
                const changed = { ...own, ...values };
                const isNamed = draft.classes.includes(own);
                change({
                  classes: isNamed
                    ? draft.classes.map((other) => (other === own ? changed : other))
                    : [...draft.classes, changed],
                });
              };
              return (
                <li
                  key={own.class}
                  className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-end gap-x-4"
                >
                  {tick(name, own.takes, (takes) => set({ takes }))}
                  <TextField
                    name={`seats.${own.class}`}
                    label={texts.seatsOf(name)}
                    inputMode="numeric"
                    value={own.seats ?? ""}
                    onChange={({ target }) => set({ seats: readNumber(target.value, 4) })}
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
          maximum={MAX_DOCUMENTS}
          add={() => ({ name: EMPTY, isRequired: true, classes: [] })}
          addText={texts.addDocument}
          nameOf={({ name }) => inEither(name)}
        >
          {({ id, name, isRequired, classes }, set, at) => (
            <>
              {both(texts.documentName, `${at}/name`, name, 120, (changed) => set({ name: changed }))}
              {tick(texts.required, isRequired, (isTicked) => set({ isRequired: isTicked }))}
              <BoxGroup name={`classes.${id}`} legend={texts.forClasses} legendHint={texts.forClassesHint}>
                <div className="flex flex-wrap gap-x-4">
                  {names.map((each) => (
                    <BoxLine
                      key={each}
                      name={`classes.${id}`}
                      value={each}
                      checked={classes.includes(each)}
                      onChange={({ target }) => {
                        const others = classes.filter((other) => other !== each);
                        set({ classes: target.checked ? [...others, each] : others });
                      }}
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
          maximum={MAX_QUESTIONS}
          add={() => ({ question: EMPTY, kind: "text" as const, options: [], isRequired: false })}
          addText={texts.addQuestion}
          nameOf={({ question }) => inEither(question)}
        >
          {(question, set, at) => <QuestionFields question={question} set={set} at={at} />}
        </EditedList>
        <Card heading={texts.more}>
          {tick(texts.asksCategory, draft.asksCategory, (isTicked) => change({ asksCategory: isTicked }))}
          <TextField
            name="months"
            label={texts.months}
            hint={texts.monthsHint}
            inputMode="numeric"
            value={draft.months || ""}
            onChange={({ target }) => change({ months: readNumber(target.value, 3) ?? 0 })}
          />
        </Card>
        <EditedList
          name="texts"
          heading={texts.texts}
          hint={texts.textsHint(listPlaceholders(words.language).join(", "))}
          items={draft.texts}
          onChange={(changed) => change({ texts: changed })}
          maximum={MAX_TEXTS}
          add={() => ({ step: null, title: EMPTY, text: EMPTY })}
          addText={texts.addText}
          nameOf={({ title: name }) => inEither(name)}
        >
          {({ id, step, title: name, text }, set, at) => (
            <>
              {both(texts.textTitle, `${at}/title`, name, 120, (changed) => set({ title: changed }))}
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
              {both(texts.text, `${at}/text`, text, MAX_TEXT, (changed) => set({ text: changed }))}
            </>
          )}
        </EditedList>
        <SaveBar>
          <FailureLine />
          <div className="flex justify-end">
            <SubmitButton>{words.frame.save}</SubmitButton>
          </div>
        </SaveBar>
      </Form>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          onChoose={(takeTheirs) => void run(() => saving.resolve(takeTheirs))}
          onClose={saving.dismiss}
        />
      )}
    </>
  );
}

function QuestionFields({ question: own, set, at }: ItemFields<"question", OwnQuestion>) {
  const { id, question, kind, options, isRequired } = own;
  const [lines, setLines] = useState(
    options.map(({ en, hi }) => [en, hi].filter(Boolean).join(" | ")).join("\n"),
  );
  return (
    <>
      {both(texts.question, `${at}/question`, question, 300, (changed) => set({ question: changed }))}
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
      {tick(texts.answerRequired, isRequired, (isTicked) => set({ isRequired: isTicked }))}
    </>
  );
}

/** One option on each line: "Yes | हाँ". */
const readOptions = (lines: string) =>
  lines.split("\n").flatMap((line) => {
    const [en = "", hi = ""] = line.split("|").map((part) => part.trim());
    return en || hi ? [{ en: en || null, hi: hi || null }] : [];
  });
