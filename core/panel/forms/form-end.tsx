import type { ComponentProps } from "react";
import { words } from "../../ui/panel-words.ts";
import { Button } from "../parts/button.tsx";
import { useFormState } from "./form-state.ts";

/** Why the form could not be sent. */
export const FailureLine = () => (
  <p role="alert" className="wrap-anywhere font-bold text-danger empty:hidden">
    {useFormState().failure}
  </p>
);

type SubmitButtonProps = Pick<
  ComponentProps<typeof Button>,
  "children" | "variant" | "busyText" | "aria-describedby"
>;

/** Sends the form around it. */
export const SubmitButton = ({ busyText = words.frame.saving, ...button }: SubmitButtonProps) => (
  <Button {...button} type="submit" isBusy={useFormState().isBusy} busyText={busyText} />
);

interface FormEndProps extends Omit<SubmitButtonProps, "children"> {
  submit: string;
  /** Without it the form has no button to cancel. */
  onCancel?: () => void;
}

/** The end of a form: the failure, Cancel and the button that sends it. */
export const FormEnd = ({ submit, onCancel, ...button }: FormEndProps) => (
  <>
    <FailureLine />
    <div className="flex flex-wrap justify-end gap-3">
      {onCancel && (
        <Button variant="secondary" onClick={onCancel}>
          {words.frame.cancel}
        </Button>
      )}
      <SubmitButton {...button}>{submit}</SubmitButton>
    </div>
  </>
);
