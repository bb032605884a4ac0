import { type FormEvent, useId, useRef, useState } from "react";
import { type Announcement, announcementSchema } from "../../../content/resources/announcement.ts";
import { Button } from "../../ui/button.tsx";
import { controlClass } from "../../ui/control-classes.ts";
import { showSuccess } from "../../ui/toasts.tsx";
import { saveAnnouncement } from "../api-client.ts";
import { ApiFailure, logFailure, SessionEnded } from "../api-failure.ts";
import { FieldFrame } from "../entry-form/field-frame.tsx";
import { snapshot } from "../entry-form/form-values.ts";
import { LoginAgainDialog } from "../entry-form/login-again-dialog.tsx";
import { useLeaveGuard } from "../leave-guard.tsx";

interface AnnouncementFormProps {
  announcement: Announcement | undefined;
  onSaved: () => void;
}

export function AnnouncementForm({ announcement, onSaved }: AnnouncementFormProps) {
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const untouched = useRef<string>(undefined);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [isLoginNeeded, setLoginNeeded] = useState(false);

  useLeaveGuard(() => formRef.current !== null && snapshot(formRef.current) !== untouched.current);

  async function save(): Promise<void> {
    if (!formRef.current || isSaving) return;
    const checked = announcementSchema.safeParse(Object.fromEntries(new FormData(formRef.current)));
    setErrors(checked.success ? {} : firstIssues(checked.error.issues));
    setFailure(undefined);
    setLoginNeeded(false);
    if (!checked.success) return;
    setSaving(true);
    try {
      await saveAnnouncement({ link: null, ...checked.data });
      untouched.current = snapshot(formRef.current);
      showSuccess("Text saved.");
      onSaved();
    } catch (error) {
      explain(error);
    } finally {
      setSaving(false);
    }
  }

  function explain(error: unknown): void {
    logFailure(error);
    if (error instanceof SessionEnded) setLoginNeeded(true);
    else if (error instanceof ApiFailure) {
      setErrors(error.fieldErrors);
      setFailure(error.message);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void save();
  }

  const stateOf = (name: string) => ({
    id: `${id}-${name}`,
    name,
    error: errors[name],
    errorId: `${id}-${name}-error`,
  });
  return (
    <form
      ref={(form) => {
        formRef.current = form;
        if (form) untouched.current ??= snapshot(form);
      }}
      noValidate
      onSubmit={submit}
      className="card grid gap-5 p-5 sm:p-7"
    >
      <FieldFrame {...stateOf("content")} label="Text">
        {(control) => (
          <textarea
            {...control}
            required
            rows={3}
            defaultValue={announcement?.content ?? ""}
            className={controlClass}
          />
        )}
      </FieldFrame>
      <FieldFrame {...stateOf("link")} label="Link" isOptional hint="opens behind ‘Click Here’">
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
      <p role="alert" className="font-bold text-danger empty:hidden">
        {failure}
      </p>
      <div className="flex justify-end">
        <Button type="submit" isBusy={isSaving} busyText="Saving...">
          {announcement?.content ? "Update Text" : "Create Text"}
        </Button>
      </div>
      {isLoginNeeded && <LoginAgainDialog onLoggedIn={save} onClose={() => setLoginNeeded(false)} />}
    </form>
  );
}

function firstIssues(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}
