import { words } from "../../ui/panel-words.ts";
import { Button } from "./button.tsx";

interface FormEndProps {
  submit: string;
  isBusy: boolean;
  /** Why the form could not be sent. */
  failure?: string | undefined;
  onCancel: () => void;
}

/** The end of a form in a dialog: the error, Cancel and the button that sends it. */
export const FormEnd = ({ submit, isBusy, failure, onCancel }: FormEndProps) => (
  <>
    <p role="alert" className="font-bold text-danger empty:hidden">
      {failure}
    </p>
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="secondary" onClick={onCancel} disabled={isBusy}>
        {words.frame.cancel}
      </Button>
      <Button type="submit" isBusy={isBusy} busyText={words.frame.saving}>
        {submit}
      </Button>
    </div>
  </>
);
