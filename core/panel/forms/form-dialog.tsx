import type { ComponentProps } from "react";
import { Modal } from "../parts/modal.tsx";
import { SaveBar } from "../parts/save-bar.tsx";
import { Form } from "./form.tsx";
import { FormEnd } from "./form-end.tsx";

type FormDialogProps<Saved> = Pick<ComponentProps<typeof Modal>, "title" | "onClose" | "width"> &
  Omit<ComponentProps<typeof Form<Saved>>, "title" | "onClose"> &
  Pick<ComponentProps<typeof FormEnd>, "submit" | "variant" | "busyText">;

/** A form in a dialog. Its buttons are always visible. */
export function FormDialog<Saved>(props: FormDialogProps<Saved>) {
  const { title, onClose, width, submit, variant, busyText, children, ...form } = props;
  return (
    <Modal title={title} onClose={onClose} width={width}>
      <Form {...form}>
        {children}
        <SaveBar>
          <FormEnd submit={submit} variant={variant} busyText={busyText} onCancel={onClose} />
        </SaveBar>
      </Form>
    </Modal>
  );
}
