import { useState } from "react";
import { Link } from "react-router";
import { send } from "../../../../core/panel/api/send.ts";
import { formatMoment } from "../../../../core/panel/dates/format-date.ts";
import { TextField } from "../../../../core/panel/forms/fields.tsx";
import { Form } from "../../../../core/panel/forms/form.tsx";
import { FormEnd } from "../../../../core/panel/forms/form-end.tsx";
import { Button, buttonClass } from "../../../../core/panel/parts/button.tsx";
import { Card } from "../../../../core/panel/parts/card.tsx";
import { useConfirm } from "../../../../core/panel/parts/confirm.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { drawPath } from "../../content/form/apply-path.ts";
import { drawCalls, MAX_SEED, type OfficeDraw } from "../../content/office/draw-contract.ts";
import { applicationPath } from "../../content/screen-paths.ts";
import { STEP_NAMES } from "../../content/step-names.ts";
import { BEFORE_OFFER, type Step } from "../../content/steps.ts";
import { nameDrawList } from "./name-draw-list.ts";
import { OfferSeatsDialog } from "./offer-seats-dialog.tsx";

const texts = words.applicationDraws;

interface DrawCardProps {
  draw: OfficeDraw;
  mayWrite: boolean;
  onChanged: () => Promise<void>;
}

export function DrawCard({ draw, mayWrite, onChanged }: DrawCardProps) {
  const { reason, seed, drawnAt, repeatedBy } = draw;
  const isBeforeEvent = Date.parse(draw.eventAt) > Date.now();
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
        {seed === null && !repeatedBy && isBeforeEvent && <p>{texts.waitsForEvent}</p>}
      </div>
      {seed === null && !repeatedBy && !isBeforeEvent && mayWrite && (
        <SeedForm id={draw._id} onDrawn={onChanged} />
      )}
      {draw.result && <Result draw={draw} isOffered={mayWrite && !repeatedBy} onChanged={onChanged} />}
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

const isOpen = ({ step }: { step: Step }) => (BEFORE_OFFER as readonly Step[]).includes(step);

function Result({
  draw,
  isOffered,
  onChanged,
}: {
  draw: OfficeDraw;
  isOffered: boolean;
  onChanged: () => Promise<void>;
}) {
  const [isOffering, setOffering] = useState(false);
  const { result, seats, places } = draw;
  const winning = new Set(result?.slice(0, seats));
  const winners = places.filter((place) => winning.has(place.reference) && isOpen(place));
  const others = places.filter(
    (place) => !winning.has(place.reference) && isOpen(place) && place.step !== "waiting",
  );
  return (
    <>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse">
          <caption className="sr-only">{texts.result}</caption>
          <thead>
            <tr className="border-line-strong border-b-2 text-left">
              {[texts.place, texts.reference, texts.child, texts.step].map((name) => (
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
                  <td className="px-3 py-2">{place ? STEP_NAMES[place.step][words.language] : "–"}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {isOffered && winners.length + others.length > 0 && (
        <p>
          <Button onClick={() => setOffering(true)}>{texts.apply}</Button>
        </p>
      )}
      {isOffering && (
        <OfferSeatsDialog
          winners={winners}
          others={others}
          onOffered={onChanged}
          onClose={() => setOffering(false)}
        />
      )}
    </>
  );
}
