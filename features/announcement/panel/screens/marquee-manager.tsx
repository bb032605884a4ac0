import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { type LoaderFunctionArgs, useRevalidator } from "react-router";
import type { z } from "zod";
import { NEVER_SAVED } from "../../../../core/content/api/api-contract.ts";
import { messageOf } from "../../../../core/content/messages/message.ts";
import { type StoredTexts, toTyped } from "../../../../core/content/types/typed-texts.ts";
import { ApiFailure, logFailure } from "../../../../core/panel/api/api-failure.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { FieldFrame } from "../../../../core/panel/entry-form/fields/field-frame.tsx";
import { hindiLabel } from "../../../../core/panel/entry-form/fields/hindi-label.ts";
import { adviseOn } from "../../../../core/panel/entry-form/fields/script-advice.ts";
import { inputsOf, writeStoredTexts } from "../../../../core/panel/entry-form/fields/text-pairs.ts";
import { errorsAtInputs, findControl, snapshot } from "../../../../core/panel/entry-form/form-values.ts";
import { RestoredLine } from "../../../../core/panel/entry-form/restored-line.tsx";
import { useFormDraft } from "../../../../core/panel/entry-form/use-form-draft.ts";
import { useHeadingFocusOnRemoval } from "../../../../core/panel/frame/heading-focus.ts";
import { LoadFailed } from "../../../../core/panel/frame/load-failed.tsx";
import { OnlyLooking } from "../../../../core/panel/frame/only-looking.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { HistoryLink } from "../../../../core/panel/history/history-link.tsx";
import { Button, buttonClass } from "../../../../core/panel/parts/button.tsx";
import { useConfirm } from "../../../../core/panel/parts/confirm.tsx";
import { controlClass, textareaClass } from "../../../../core/panel/parts/control-classes.ts";
import { SaveBar } from "../../../../core/panel/parts/save-bar.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { useMayOrDid } from "../../../../core/panel/session/rights.ts";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { useLeaveGuard } from "../../../../core/panel/typing/leave-guard.tsx";
import { ConflictDialog } from "../../../../core/panel/versioned-save/conflict-dialog.tsx";
import { findLastPerson } from "../../../../core/panel/versioned-save/find-last-person.ts";
import { useVersionedSave } from "../../../../core/panel/versioned-save/use-versioned-save.ts";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { schoolLanguages } from "../../../../core/ui/school-languages.ts";
import {
  type Announcement,
  announcementCalls,
  announcementSchema,
  type SentAnnouncement,
} from "../../content/announcement.ts";
import { compareAnnouncements, mergeAnnouncements } from "../compare-announcements.ts";

const texts = words.announcement;

export const title = texts.title;

const TEXTS = { original: "content", companion: "contentHi" } as const;

const textsOf = (announcement: Announcement | null): StoredTexts => ({
  original: announcement?.content ?? "",
  companion: announcement?.contentHi ?? "",
});

interface LoadedAnnouncement {
  text: Announcement | null;
  /** Null if there is none. */
  updatedAt: string | null;
}

async function findAnnouncement(signal?: AbortSignal): Promise<LoadedAnnouncement> {
  const { text, updatedAt = null } = await send(announcementCalls.find, { signal });
  return { text, updatedAt };
}

/** `loaded` is null if it cannot be loaded. */
export async function loader({ request }: LoaderFunctionArgs) {
  return { loaded: await loadOr(findAnnouncement(request.signal), null) };
}

export default function MarqueeManager({ loaderData: { loaded } }: ScreenProps<typeof loader>) {
  const revalidator = useRevalidator();
  const mayWrite = useMayOrDid("announcement:write");
  if (loaded === null) {
    // No form: without seeing the current text, the user would overwrite it unintentionally.
    return (
      <>
        <ScreenHeading title={texts.heading} publicPath="/" />
        <LoadFailed text={texts.notLoaded} />
      </>
    );
  }
  const { text } = loaded;
  return (
    <>
      <ScreenHeading title={texts.heading} publicPath="/">
        <HistoryLink
          type="announcement"
          id="announcement"
          title={texts.title}
          className={buttonClass("secondary")}
        >
          {words.frame.history}
        </HistoryLink>
      </ScreenHeading>
      {revalidator.state === "loading" && <p role="status">{words.frame.loading}</p>}
      <section className="card wrap-anywhere mb-6 p-5 sm:p-7" aria-label={texts.current}>
        <h2 className="mb-2 text-maroon text-subhead">{texts.current}</h2>
        {text?.content ? <CurrentText announcement={text} /> : <p className="text-ink-soft">{texts.none}</p>}
      </section>
      {mayWrite ? (
        <AnnouncementForm
          key={JSON.stringify(loaded)}
          loaded={loaded}
          onSaved={() => revalidator.revalidate()}
        />
      ) : (
        <OnlyLooking />
      )}
    </>
  );
}

/** In the languages of the school, the main one first. */
function CurrentText({ announcement }: { announcement: Announcement }) {
  const { link } = announcement;
  const languages = schoolLanguages();
  const typed = toTyped(textsOf(announcement), languages);
  const shown = languages.flatMap((language) => {
    const text = typed[language];
    return text ? [{ language, text }] : [];
  });
  return shown.map(({ language, text }, index) => (
    <p key={language} lang={languageOf(text, panelLanguage)} className={index > 0 ? "mt-2" : undefined}>
      {text}{" "}
      {index === 0 && link && (
        <a href={link} lang={panelLanguage} target="_blank" rel="noreferrer" className="text-link">
          {texts.clickHere}
          <span className="sr-only"> {texts.opensInNewTab}</span>
        </a>
      )}
    </p>
  ));
}

interface AnnouncementFormProps {
  loaded: LoadedAnnouncement;
  onSaved: () => void;
}

interface AnnouncementEdit {
  sent: SentAnnouncement;
  base: LoadedAnnouncement;
}

const versionsOf = ({ sent: mine, base }: AnnouncementEdit, theirs: LoadedAnnouncement) => ({
  base: base.text,
  mine,
  theirs: theirs.text,
});

function AnnouncementForm({ loaded, onSaved }: AnnouncementFormProps) {
  const { text: announcement } = loaded;
  const id = useId();
  const confirm = useConfirm();
  const formRef = useRef<HTMLFormElement>(null);
  const untouched = useRef<string>(undefined);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [advice, setAdvice] = useState<ReturnType<typeof adviseOn>>({});
  const [failure, setFailure] = useState<string>();
  /** The version that the user edits; a draft may be based on an older one. */
  const [base, setBase] = useState(loaded);
  /** Focuses the first invalid field once the fields are visible. */
  const [found, setFound] = useState<Record<string, string>>({});
  useEffect(() => {
    const [first] = Object.keys(found);
    if (first && formRef.current) findControl(formRef.current, first)?.focus();
  }, [found]);

  const isChanged = () => formRef.current !== null && snapshot(formRef.current) !== untouched.current;
  const draft = useFormDraft({
    name: "announcement",
    isPrivate: false,
    form: formRef,
    isChanged,
    base,
    onFound: (kept) => kept.base && setBase(kept.base),
  });
  useLeaveGuard(isChanged);
  // Each saved text has a form of its own.
  useHeadingFocusOnRemoval();

  const { conflict, isSaving, ...saving } = useVersionedSave<AnnouncementEdit, LoadedAnnouncement, unknown>({
    send: ({ sent: body, base }) =>
      send(announcementCalls.set, { body, basedOn: base.updatedAt ?? NEVER_SAVED }),
    load: () => findAnnouncement(),
    findPerson: () => findLastPerson("announcement", "announcement"),
    compare: (edit, theirs) => compareAnnouncements(versionsOf(edit, theirs)),
    rebase: (edit, theirs, takeTheirs) => ({
      sent: mergeAnnouncements(versionsOf(edit, theirs), takeTheirs),
      base: theirs,
    }),
    isChanged: ({ sent, base: { text } }) =>
      JSON.stringify(sent) !== JSON.stringify(text ?? { content: "", contentHi: null, link: null }),
    async onSaved(_saved, { sent }) {
      await leaveForm();
      showSuccess(sent.content === "" ? texts.removed : texts.saved);
    },
    onKept: leaveForm,
    onFailed: explain,
  });

  /** The next version has a form of its own. */
  async function leaveForm(): Promise<void> {
    if (formRef.current) untouched.current = snapshot(formRef.current);
    await draft.drop();
    onSaved();
  }

  const languages = schoolLanguages();
  const stored = textsOf(announcement);
  const typed = toTyped(stored, languages);

  function save(form: HTMLFormElement): void {
    const body = new FormData(form);
    writeStoredTexts(body, [TEXTS], languages, (name) =>
      name === TEXTS.original ? stored.original : stored.companion,
    );
    const checked = announcementSchema.safeParse(Object.fromEntries(body));
    const found = {
      ...(!checked.success && firstIssues(checked.error.issues)),
      ...(String(body.get(TEXTS.original)).trim() === "" && { [TEXTS.original]: texts.textRequired }),
    };
    const invalid = errorsAtInputs(found, form, [TEXTS]);
    setErrors(invalid);
    if (Object.keys(invalid).length > 0) setFound(invalid);
    else if (checked.success) start({ link: null, ...checked.data });
  }

  async function discard(): Promise<void> {
    formRef.current?.reset();
    setErrors({});
    setBase(loaded);
    await draft.drop();
  }

  async function remove(): Promise<void> {
    const isAgreed = await confirm({
      title: texts.removeTitle,
      text: texts.removeText,
      accept: words.frame.remove,
    });
    if (isAgreed) start({ content: "", link: null });
  }

  function start(sent: SentAnnouncement): void {
    setFailure(undefined);
    void saving.save({ sent, base });
  }

  function explain(error: unknown): void {
    logFailure(error);
    if (error instanceof ApiFailure) {
      const form = formRef.current;
      setErrors(form ? errorsAtInputs(error.fieldErrors, form, [TEXTS]) : error.fieldErrors);
      setFailure(error.message);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    save(event.currentTarget);
  }

  const stateOf = (name: string) => ({ id: `${id}-${name}`, name, error: errors[name] });
  const isBilingual = languages.length > 1;
  const form = (
    <form
      ref={(form) => {
        formRef.current = form;
        if (form) untouched.current ??= snapshot(form);
      }}
      noValidate
      onSubmit={submit}
      onBlur={({ currentTarget: form }) => {
        const typed = (name: string) => findControl(form, name)?.value ?? "";
        setAdvice(adviseOn(typed("content"), typed("contentHi")));
      }}
      className="card grid gap-5 overflow-visible p-5 sm:p-7"
    >
      {draft.isRestored && <RestoredLine onDiscard={discard} />}
      <div className={`grid grid-cols-1 gap-x-4 gap-y-5 ${isBilingual ? "sm:grid-cols-2" : ""}`}>
        {inputsOf(TEXTS, languages).map(({ name, language }, index) => (
          <FieldFrame
            key={name}
            {...stateOf(name)}
            {...(isBilingual && language === "hi"
              ? { label: hindiLabel("घोषणा"), labelLang: "hi" }
              : { label: texts.text, namesLanguage: isBilingual })}
            lang={language}
            isOptional={index > 0}
            advice={language === "hi" ? advice.hindi : advice.english}
          >
            {(control) => (
              <textarea
                {...control}
                required={index === 0}
                rows={3}
                defaultValue={typed[language] ?? ""}
                className={textareaClass}
              />
            )}
          </FieldFrame>
        ))}
      </div>
      <FieldFrame {...stateOf("link")} label={texts.link} isOptional hint={texts.linkHint}>
        {(control) => (
          <input
            {...control}
            type="url"
            inputMode="url"
            placeholder="https://"
            defaultValue={announcement?.link ?? ""}
            className={controlClass}
          />
        )}
      </FieldFrame>
      <SaveBar>
        <p role="alert" className="font-bold text-danger empty:hidden">
          {failure}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          {announcement?.content && (
            <Button variant="subtle" onClick={remove} disabled={isSaving}>
              {texts.remove}
            </Button>
          )}
          <Button type="submit" isBusy={isSaving} busyText={words.frame.saving}>
            {announcement?.content ? texts.update : texts.create}
          </Button>
        </div>
      </SaveBar>
    </form>
  );
  return (
    <>
      {form}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          onChoose={(takeTheirs) => void saving.resolve(takeTheirs)}
          onClose={saving.dismiss}
        />
      )}
    </>
  );
}

function firstIssues(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[String(issue.path[0])] ??= words.writeMessage(messageOf(issue));
  return errors;
}
