import { useState } from "react";
import { Link } from "react-router";
import { send } from "../../../../core/panel/api/send.ts";
import { formatMoment } from "../../../../core/panel/dates/format-date.ts";
import { DateField, TextField } from "../../../../core/panel/forms/fields.tsx";
import { Form } from "../../../../core/panel/forms/form.tsx";
import { FormDialog } from "../../../../core/panel/forms/form-dialog.tsx";
import { FormEnd } from "../../../../core/panel/forms/form-end.tsx";
import { undoBatch } from "../../../../core/panel/history/restore-revision.ts";
import { useUndo } from "../../../../core/panel/history/use-undo.ts";
import { Button, buttonClass } from "../../../../core/panel/parts/button.tsx";
import { Card } from "../../../../core/panel/parts/card.tsx";
import { useConfirm } from "../../../../core/panel/parts/confirm.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { drawPath } from "../../content/form/apply-path.ts";
import { drawCalls, MAX_SEED, type OfficeDraw } from "../../content/office/draw-contract.ts";
import { type ApplicationChange, applicationCalls } from "../../content/office/office-contract.ts";
import { applicationPath } from "../../content/screen-paths.ts";
import { BEFORE_OFFER, type Step } from "../../content/steps.ts";
import { nameDrawList, stepName } from "../application.ts";

const texts = words.applicationDraws;

interface DrawCardProps {
  draw: OfficeDraw;
  mayWrite: boolean;
  onChanged: () => Promise<void>;
}

export function DrawCard({ draw, mayWrite, onChanged }: DrawCardProps) {
  const { reason, seed, drawnAt, repeatedBy } = draw;
  const isBeforeEvent = Date.parse(draw.eventAt) > Date.now();
  const isWaiting = seed === null && !repeatedBy;
  return (
    <Card heading={nameDrawList(draw)} className="grid-cols-1 gap-4">
      <div className="wrap-anywhere grid max-w-reading gap-1">
        {repeatedBy && <p className="font-bold">{texts.repeated}</p>}
        <p>{texts.takePart(draw.references.length, draw.seats)}</p>
        <p>{texts.announcedAt(formatMoment(draw.announcedAt))}</p>
        <p>{texts.event(draw.source, formatMoment(draw.eventAt))}</p>
        {reason && <p>{texts.reasonOf(reason)}</p>}
        {seed !== null && drawnAt !== null && (
          <p className="font-bold">{texts.drawnWith(seed, formatMoment(drawnAt))}</p>
        )}
        {isWaiting && isBeforeEvent && <p>{texts.waitsForEvent}</p>}
      </div>
      {isWaiting && !isBeforeEvent && mayWrite && <SeedForm id={draw._id} onDrawn={onChanged} />}
      {draw.result && <Result draw={draw} />}
      {draw.result && mayWrite && !repeatedBy && <OfferSeats draw={draw} onOffered={onChanged} />}
      <p>
        <a href={drawPath(draw._id)} className={buttonClass("secondary")}>
          {texts.publicPage}
        </a>
      </p>
    </Card>
  );
}

function SeedForm({ id, onDrawn }: { id: string; onDrawn: () => Promise<void> }) {
  const confirm = useConfirm();

  /** Returns whether the user has agreed. */
  async function draw({ seed = "" }: { seed?: string }): Promise<boolean> {
    const question = { title: texts.drawQuestion(seed.trim()), text: texts.drawText, accept: texts.draw };
    if (seed.trim() !== "" && !(await confirm(question))) return false;
    await send(drawCalls.draw, { params: { id }, body: { seed } });
    return true;
  }

  async function finish(isDrawn: boolean): Promise<void> {
    if (!isDrawn) return;
    showSuccess(texts.drawn);
    await onDrawn();
  }

  return (
    <Form save={draw} onSaved={finish} className="grid max-w-xl gap-4">
      <TextField name="seed" label={texts.seed} hint={texts.seedHint} maxLength={MAX_SEED} required />
      <FormEnd submit={texts.draw} />
    </Form>
  );
}

function Result({ draw: { result, seats, places } }: { draw: OfficeDraw }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{texts.result}</caption>
        <thead>
          <tr className="border-line-strong border-b-2 text-left">
            {[
              texts.place,
              words.applicationsScreen.reference,
              texts.child,
              words.applicationsScreen.step,
            ].map((name) => (
              <th key={name} scope="col" className="px-3 py-2">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result?.map((reference, index) => {
            const place = places.find((each) => each.reference === reference);
            return (
              <tr key={reference} className={`border-line border-b ${index < seats ? "font-bold" : ""}`}>
                <td className="px-3 py-2">{index + 1}</td>
                <td className="whitespace-nowrap px-3 py-2">{reference}</td>
                <td className="wrap-anywhere min-w-32 px-3 py-2">
                  {place ? (
                    <Link to={applicationPath(place._id)} className="text-link">
                      <bdi>{place.name}</bdi>
                    </Link>
                  ) : (
                    "–"
                  )}
                </td>
                <td className="px-3 py-2">{place ? stepName(place.step) : "–"}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Moves the applications of a draw according to its result. */
function OfferSeats({ draw, onOffered }: { draw: OfficeDraw; onOffered: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  const runUndo = useUndo();
  const winning = new Set(draw.result?.slice(0, draw.seats));
  const open = draw.places.filter(({ step }) => (BEFORE_OFFER as readonly Step[]).includes(step));
  const winners = open.filter(({ reference }) => winning.has(reference));
  const others = open.filter(({ reference, step }) => !winning.has(reference) && step !== "waiting");
  if (winners.length + others.length === 0) return null;

  async function move(places: typeof open, values: ApplicationChange): Promise<string[]> {
    if (places.length === 0) return [];
    const ids = places.map(({ _id }) => _id);
    return [(await send(applicationCalls.changeMany, { body: { values, ids } })).batch];
  }

  async function finish(batches: string[]): Promise<void> {
    const undo = async () => {
      for (const batch of batches.toReversed()) await undoBatch(batch);
      return undefined;
    };
    showSuccess(texts.applied, { onUndo: () => void runUndo(undo) });
    setOpen(false);
    await onOffered();
  }

  return (
    <>
      <p>
        <Button onClick={() => setOpen(true)}>{texts.apply}</Button>
      </p>
      {isOpen && (
        <FormDialog
          title={texts.applyTitle}
          width="narrow"
          submit={texts.apply}
          save={async ({ offeredUntil = "" }) => [
            ...(await move(winners, { step: "offered", offeredUntil })),
            ...(await move(others, { step: "waiting" })),
          ]}
          onSaved={finish}
          onClose={() => setOpen(false)}
        >
          <p>{texts.applyText(winners.length, others.length)}</p>
          <DateField name="offeredUntil" label={words.applicationsScreen.offeredUntil} isOptional />
        </FormDialog>
      )}
    </>
  );
}
