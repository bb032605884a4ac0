import { useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { controlClass, labelClass } from "../../ui/control-classes.ts";
import { Modal } from "../../ui/modal.tsx";
import { words } from "../../ui/panel-words.ts";
import { formatMoment } from "../dates/format-date.ts";

const said = words.accounts;

export interface ShownLink {
  email: string;
  link: string;
  expiresAt: string;
}

/** A new link to copy, which is shown once. */
export function LinkDialog({ email, link, expiresAt, onClose }: ShownLink & { onClose: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState("");

  async function copy(): Promise<void> {
    field.current?.select();
    try {
      // Absent without HTTPS.
      await navigator.clipboard.writeText(link);
      setMessage(said.copied);
    } catch {
      setMessage(said.notCopied);
    }
  }

  return (
    <Modal title={said.linkTitle(email)} onClose={onClose}>
      <p className="mb-2">{said.linkText}</p>
      <p className="mb-4">{said.linkUntil(formatMoment(expiresAt))}</p>
      <label htmlFor={id} className={labelClass}>
        {said.link}
      </label>
      <input
        ref={field}
        id={id}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
        className={`${controlClass} mt-1.5`}
      />
      <p role="status" className="mt-2 min-h-6 text-ink-soft">
        {message}
      </p>
      <div className="mt-3 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {said.done}
        </Button>
        <Button onClick={() => void copy()}>{said.copy}</Button>
      </div>
    </Modal>
  );
}
