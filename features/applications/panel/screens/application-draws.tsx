import { useState } from "react";
import { Link, type LoaderFunctionArgs, useRevalidator } from "react-router";
import { send } from "../../../../core/panel/api/send.ts";
import { EmptyNote, LoadFailed } from "../../../../core/panel/frame/load-failed.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { useMay } from "../../../../core/panel/session/rights.ts";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { applications } from "../../content/applications.ts";
import { drawCalls } from "../../content/office/draw-contract.ts";
import { AnnounceDialog } from "../draws/announce-dialog.tsx";
import { DrawCard } from "../draws/draw-card.tsx";

const texts = words.applicationDraws;

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
        <AnnounceDialog
          candidates={candidates}
          onAnnounced={revalidate}
          onClose={() => setAnnouncing(false)}
        />
      )}
      <p className="mt-6">
        <Link to={applications.screen.path} className="text-link inline-flex min-h-11 items-center">
          {texts.toApplications}
        </Link>
      </p>
    </>
  );
}
