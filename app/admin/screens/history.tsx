import { useState } from "react";
import { type LoaderFunctionArgs, useNavigate, useRevalidator } from "react-router";
import type { Revision } from "../../../content/api/history-contract.ts";
import { isPageName, type PageName, pages } from "../../../content/pages/index.ts";
import { documentFiles, mapFiles } from "../../../content/pages/page-schema.ts";
import { Button } from "../../ui/button.tsx";
import { useConfirm } from "../../ui/confirm.tsx";
import { fillWords } from "../../ui/fill-words.tsx";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { showError, showSuccess } from "../../ui/toasts.tsx";
import { findPage } from "../api/api-client.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { useAction } from "../api/use-action.ts";
import { formatMoment } from "../dates/format-date.ts";
import { EmptyNote } from "../frame/load-failed.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import { type FieldChange, findChanges, KINDS, titleOf } from "../history/describe-revision.ts";
import { listRevisions, restoreRevision } from "../history/history-client.ts";
import type { ScreenProps } from "../screen.ts";
import { orToLogin } from "../session/session-end.ts";
import { nameChild } from "../students/consent/linked-children.ts";
import { type Draft, findDraft, keepDraft } from "../typing/drafts.ts";

const said = words.history;

export const title = said.title;

export async function loader({ params: { type = "", id = "" }, request }: LoaderFunctionArgs) {
  const revisions = await orToLogin(listRevisions(type, id, request.signal));
  return { type, id, revisions, children: await orToLogin(nameLinked(revisions, request.signal)) };
}

/** The names of the linked students, by `_id`. */
async function nameLinked(
  revisions: readonly Revision[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const ids = revisions.flatMap(({ value: { studentId } }) =>
    typeof studentId === "string" ? [studentId] : [],
  );
  const named = [...new Set(ids)].map(async (id) => [id, await nameChild(id, signal)] as const);
  return new Map(await Promise.all(named));
}

/** The versions of an entry or a page, newest first, with their changes. */
export default function History({
  loaderData: { type, id, revisions, children },
}: ScreenProps<typeof loader>) {
  const name = titleOf(type, id, revisions[0]?.value);
  return (
    <>
      <ScreenHeading title={said.heading(name)} />
      <p className="-mt-3 mb-6 max-w-reading">{said.text}</p>
      {revisions.length > 0 ? (
        <ol className="grid gap-4">
          {revisions.map((revision, index) => (
            <Version
              key={revision.id}
              of={{ type, id }}
              revision={revision}
              changes={findChanges({ type, id }, revisions[index + 1]?.value, revision.value, children)}
              isCurrent={index === 0 && revision.kind !== "deleted"}
            />
          ))}
        </ol>
      ) : (
        <EmptyNote text={said.nothingYet} />
      )}
    </>
  );
}

interface VersionProps {
  of: { type: string; id: string };
  revision: Revision;
  changes: readonly FieldChange[];
  /** Whether it is the current version. */
  isCurrent: boolean;
}

function Version({ of, revision: { id, kind, at, by, value }, changes, isCurrent }: VersionProps) {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const { run } = useAction();
  const moment = formatMoment(at);

  async function restore(): Promise<void> {
    const isAgreed = await confirm({
      title: said.goBackTo(moment),
      text: said.goBackText,
      accept: said.restore,
    });
    if (!isAgreed) return;
    setBusy(true);
    try {
      showSuccess((await restoreRevision(id)) ?? said.versionRestored(moment));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.status === 400) return goOnInForm(error);
      showError(error.serverMessage ?? said.versionNotRestored);
    } finally {
      setBusy(false);
    }
    await revalidate();
  }

  /** Opens a version that violates the rules in its form; entries are restored unpublished instead. */
  async function goOnInForm({ fieldErrors }: ApiFailure): Promise<void> {
    const problems = [...new Set(Object.values(fieldErrors))];
    const isAgreed = await confirm({
      title: said.noLongerFits,
      text: [said.openRest(problems), ...((await hasDraft(of)) ? [said.replacesTyped] : [])].join(" "),
      accept: said.openForm,
    });
    if (isAgreed) await run(async () => navigate(await keepAsDraft({ ...of, value })));
  }

  return (
    <li className="card wrap-anywhere grid gap-4 p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="text-maroon text-subhead">
            {fillWords(said.version, { kind: KINDS[kind], moment: <time dateTime={at}>{moment}</time> })}
          </h2>
          <p className="text-caption text-ink-soft">
            {by === null ? said.beforeVersions : words.translate(by)}
          </p>
        </div>
        {isCurrent ? (
          <p className="font-bold text-leaf">
            {value.isDraft === true ? said.currentNotPublished : said.current}
          </p>
        ) : (
          <Button variant="secondary" onClick={restore} isBusy={isBusy} busyText={said.restoring}>
            {said.restore}
            <span className="sr-only"> {said.theVersionOf(moment)}</span>
          </Button>
        )}
      </div>
      {changes.length > 0 && (
        <Changes changes={changes} isFirst={changes.every(({ before }) => before === "")} />
      )}
    </li>
  );
}

function Changes({ changes, isFirst }: { changes: readonly FieldChange[]; isFirst: boolean }) {
  return (
    <dl className="grid gap-3">
      {changes.map(({ name, label, before, after }) => (
        <div key={name} className="grid gap-1">
          <dt className="font-bold">{label}</dt>
          <dd className={isFirst ? "" : "grid gap-2 sm:grid-cols-2"}>
            {!isFirst && <Side title={said.before} text={before} />}
            <Side title={isFirst ? undefined : said.after} text={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Side({ title: heading, text }: { title: string | undefined; text: string }) {
  return (
    <div className="rounded-control border border-line bg-cream p-3">
      {heading && <p className="text-caption text-ink-soft">{heading}</p>}
      <p lang={languageOf(text, panelLanguage)} className="max-h-40 overflow-y-auto whitespace-pre-line">
        {text || said.empty}
      </p>
    </div>
  );
}

interface VersionOf {
  type: string;
  /** The name of the page, or `announcement`. */
  id: string;
  value: Readonly<Record<string, unknown>>;
}

/** Whether there is an unsaved draft. */
const hasDraft = async ({ id }: Pick<VersionOf, "id">): Promise<boolean> =>
  (await findDraft(id)) !== undefined;

/** Stores a version of a page or the announcement as a draft; returns the screen that restores it. */
async function keepAsDraft({ type, id, value }: VersionOf): Promise<string> {
  if (type === "pages" && isPageName(id)) {
    await keepDraft(id, await draftOfPage(id, value));
    return `/admin/pages/${id}`;
  }
  const texts = Object.fromEntries(Object.entries(value).map(([name, text]) => [name, text ?? ""]));
  await keepDraft(id, { texts });
  return "/admin/marquee-manager";
}

async function draftOfPage(name: PageName, value: VersionOf["value"]): Promise<Draft> {
  const { document: base, updatedAt: basedOn } = await findPage(name);
  const shown = new Set(documentFiles(pages[name], base));
  // Other files are no longer public and have to be chosen again.
  const document = mapFiles(pages[name], value, (used) => (shown.has(String(used.file)) ? used : null));
  return { document, files: {}, basedOn, base };
}
