import { useNavigate } from "react-router";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import type { ListPlace } from "../../../../core/panel/entry-list/places/load-places.ts";
import { PlaceSteps } from "../../../../core/panel/entry-list/places/place-steps.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { useMay } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import type { contacts } from "../../content/contacts.ts";
import { enquiryPath } from "../../content/screen-paths.ts";
import type { Enquiry } from "../enquiries.ts";
import { claimNextOpen } from "./next-open.ts";

const texts = words.inbox;

interface EnquiryStepsProps {
  enquiry: Enquiry;
  places: readonly ListPlace<typeof contacts>[];
  /** The user has answered or closed it: the next one is offered. */
  isDone: boolean;
}

/** The enquiries before and after this one in its list, and the next one that waits for an answer. */
export function EnquirySteps({ enquiry, places, isDone }: EnquiryStepsProps) {
  const navigate = useNavigate();
  const mayWrite = useMay()("enquiries:write");
  const { isBusy, run } = useAction();
  const openNext = () =>
    run(async () => {
      const id = await claimNextOpen(enquiry);
      if (id === undefined) showSuccess(texts.noneOpen);
      else await navigate(`${enquiryPath(id)}?status=open`);
    }, texts.loadFailed);

  return (
    <div className="flex flex-wrap items-center gap-2">
      <PlaceSteps places={places} id={enquiry._id} previous={texts.previous} next={texts.next} />
      {mayWrite && (
        <Button
          variant={isDone ? "primary" : "secondary"}
          onClick={() => void openNext()}
          isBusy={isBusy}
          busyText={words.frame.loading}
        >
          {texts.nextOpen}
        </Button>
      )}
    </div>
  );
}
