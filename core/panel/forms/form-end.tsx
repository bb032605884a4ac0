import type { ReactNode } from "react";
import { words } from "../../ui/panel-words.ts";
import { Button } from "../parts/button.tsx";
import { useFormState } from "./form-state.ts";

/** Why the form could not be sent. */
export const FailureLine = () => (
  <p role="alert" className="wrap-anywhere font-bold text-danger empty:hidden">
    {useFormState().failure}
  </p>
);

interface SubmitButtonProps {
  children: ReactNode;
  variant?: "primary" | "secondary" | "danger";
  busyText?: string;
}

/** Sends the form around it. */
export function SubmitButton({ children, variant, busyText = words.frame.saving }: SubmitButtonProps) {
  const { isBusy } = useFormState();
  return (
    <Button type="submit" variant={variant} isBusy={isBusy} busyText={busyText}>
      {children}
    </Button>
  );
}

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
