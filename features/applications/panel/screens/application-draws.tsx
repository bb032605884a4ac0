import { useState } from "react";
import { Link, type LoaderFunctionArgs, useRevalidator } from "react-router";
import { send } from "../../../../core/panel/api/send.ts";
import { AreaField, SelectField, TextField } from "../../../../core/panel/forms/fields.tsx";
import { FormDialog } from "../../../../core/panel/forms/form-dialog.tsx";
import { EmptyNote, LoadFailed } from "../../../../core/panel/frame/load-failed.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { useMay } from "../../../../core/panel/session/rights.ts";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { applications } from "../../content/applications.ts";
import { drawCalls, MAX_SOURCE } from "../../content/office/draw-contract.ts";
import { nameDrawList } from "../application.ts";
import { DrawCard } from "../draws/draw-card.tsx";

const texts = words.applicationDraws;
const AREA = { rows: 2, maxLength: MAX_SOURCE };

export const title = texts.title;

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  return { list: await loadOr(send(drawCalls.list, { signal }), undefined) };
}

/** Draws of lots: the office announces them, enters the seed, and offers the seats. */
export default function ApplicationDraws({ loaderData: { list } }: ScreenProps<typeof loader>) {
  const mayWrite = useMay()("applications:write");
  const { revalidate } = useRevalidator();
  const [isAnnouncing, setAnnouncing] = useState(false);
  const candidates = list?.candidates ?? [];
  const why =
    list?.session === null ? texts.noSession : candidates.length === 0 ? texts.noCandidates : undefined;
  return (
    <>
      <ScreenHeading
        title={texts.title}
        mainAction={
          mayWrite && list && !why && <Button onClick={() => setAnnouncing(true)}>{texts.announce}</Button>
        }
      />
      <p className="mb-5 max-w-reading">{texts.text}</p>
      {!list ? (
        <LoadFailed text={texts.notLoaded} />
      ) : list.draws.length === 0 ? (
        <EmptyNote text={why ?? texts.none} />
      ) : (
        <div className="grid grid-cols-1 gap-6">
          {list.draws.map((draw) => (
            <DrawCard key={draw._id} draw={draw} mayWrite={mayWrite} onChanged={revalidate} />
          ))}
        </div>
      )}
      {isAnnouncing && (
        <FormDialog
          title={texts.announceTitle}
          submit={texts.announce}
          save={({ list: chosen = "0", seats = "", source = "", eventAt = "", reason = "" }) => {
            const { class: name = "", group = "all" } = candidates[Number(chosen)] ?? {};
            return send(drawCalls.announce, {
              body: { class: name, group, seats: Number.parseInt(seats, 10), source, eventAt, reason },
            });
          }}
          onSaved={async () => {
            showSuccess(texts.announced);
            setAnnouncing(false);
            await revalidate();
          }}
          onClose={() => setAnnouncing(false)}
        >
          <SelectField name="list" label={texts.list}>
            {candidates.map((candidate, index) => (
              <option key={`${candidate.class} ${candidate.group}`} value={index}>
                {texts.listName(nameDrawList(candidate), candidate.count)}
              </option>
            ))}
          </SelectField>
          <TextField name="seats" label={texts.seats} inputMode="numeric" maxLength={4} required />
          <AreaField
            {...{ name: "source", label: texts.source, hint: texts.sourceHint }}
            {...AREA}
            required
          />
          <TextField name="eventAt" label={texts.eventAt} type="datetime-local" required />
          <AreaField
            {...{ name: "reason", label: texts.reason, hint: texts.reasonHint }}
            {...AREA}
            isOptional
          />
        </FormDialog>
      )}
      <p className="mt-6">
        <Link to={applications.screen.path} className="text-link inline-flex min-h-11 items-center">
          {words.applicationsScreen.back}
        </Link>
      </p>
    </>
  );
}
