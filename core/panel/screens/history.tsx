import { type LoaderFunctionArgs, useLocation, useNavigate, useRevalidator } from "react-router";
import { type PageName, pages } from "../../../features/pages.ts";
import { featurePanels } from "../../../features/panel.ts";
import { historyCalls, type Revision } from "../../content/api/history-contract.ts";
import { pageCalls } from "../../content/api/page-contract.ts";
import { isPageName } from "../../content/pages/page-names.ts";
import { documentFiles, mapFiles } from "../../content/pages/walk-document.ts";
import { findDocumentScreen } from "../../content/site/office-paths.ts";
import { fillWords } from "../../ui/fill-words.tsx";
import { words } from "../../ui/panel-words.ts";
import { namesOf } from "../../words/panel/type-names.ts";
import type { ApiFailure } from "../api/api-failure.ts";
import { send } from "../api/send.ts";
import { showFailure } from "../api/show-failure.ts";
import { useAction } from "../api/use-action.ts";
import { formatMoment } from "../dates/format-date.ts";
import { BackLink } from "../frame/back-link.tsx";
import { EmptyNote } from "../frame/load-failed.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import { ActorName } from "../history/actor-name.tsx";
import { ChangedFields } from "../history/changed-fields.tsx";
import { type FieldChange, findChanges, titleOf } from "../history/describe-revision.ts";
import { restoreRevision } from "../history/restore-revision.ts";
import { useMayRestore } from "../history/use-may-restore.ts";
import { findWayBack, nameScreen, type ReturnState } from "../history/way-back.ts";
import type { PageDraft } from "../page-editor/use-page-editor.ts";
import { Button } from "../parts/button.tsx";
import { useConfirm } from "../parts/confirm.tsx";
import { ShortText } from "../parts/short-text.tsx";
import { showSuccess } from "../parts/toasts/toasts.tsx";
import type { ScreenProps } from "../screen.ts";
import { may } from "../session/rights.ts";
import { orToLogin } from "../session/session-end.ts";
import { findDraft, keepDraft } from "../typing/drafts.ts";

const texts = words.history;

export const title = texts.title;

export async function loader({ params: { type = "", id = "" }, request }: LoaderFunctionArgs) {
  const revisions = await orToLogin(
    send(historyCalls.list, { params: { type, id }, signal: request.signal }),
  );
  return { type, id, revisions, linked: await orToLogin(nameLinked(revisions, request.signal)) };
}

const LINKED_FIELDS = featurePanels.flatMap(({ linkedFields = [] }) => linkedFields);

/** The names of linked entries, by `_id`. */
async function nameLinked(
  revisions: readonly Revision[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const named = LINKED_FIELDS.filter(({ needs }) => needs.every(may)).flatMap(({ field, nameOf }) => {
    const ids = revisions.map(({ value }) => value[field]).filter((id) => typeof id === "string");
    return [...new Set(ids)].map(async (id) => [id, await nameOf(id, signal)] as const);
  });
  return new Map(await Promise.all(named));
}

/** The versions of an entry or a page, newest first, with their changes. */
export default function History({ loaderData: { type, id, revisions, linked } }: ScreenProps<typeof loader>) {
  const name = titleOf(type, id, revisions[0]?.value);
  const { pathname, state } = useLocation();
  const back = findWayBack(state, { type, id });
  const screen = nameScreen(back);
  const mayRestore = useMayRestore(type);
  return (
    <>
      <BackLink to={back} state={{ history: pathname } satisfies ReturnState}>
        {screen ? texts.backTo(screen) : texts.back}
      </BackLink>
      <ScreenHeading title={texts.heading(name)} />
      <p className="-mt-3 mb-6 max-w-reading">{texts.text}</p>
      {revisions.length > 0 ? (
        <ol className="grid gap-4">
          {revisions.map((revision, index) => (
            <Version
              key={revision.id}
              of={{ type, id }}
              revision={revision}
              changes={findChanges({ type, id }, revisions[index + 1]?.value, revision.value, linked)}
              isCurrent={index === 0 && revision.kind !== "deleted"}
              isInTrash={index === 0 && revision.kind === "deleted"}
              mayRestore={mayRestore(revision.value, revisions[0]?.value)}
            />
          ))}
        </ol>
      ) : (
        <EmptyNote text={texts.nothingYet} />
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
  /** Whether it is the last version of a deleted entry. */
  isInTrash: boolean;
  mayRestore: boolean;
}

function Version({ of, revision, changes, isCurrent, isInTrash, mayRestore }: VersionProps) {
  const { id, kind, at, by, person, value } = revision;
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useAction();
  const opening = useAction();
  const moment = formatMoment(at);
  const action = isInTrash ? texts.restoreDeleted : texts.restoreVersion;

  async function restore(): Promise<void> {
    const isAgreed = await confirm({
      title: isInTrash ? texts.restoreDeletedTitle : texts.goBackTo(moment),
      text: isInTrash ? texts.restoreDeletedText : texts.goBackText,
      accept: action,
    });
    if (!isAgreed) return;
    await run(
      async () => {
        showSuccess((await restoreRevision(id)) ?? texts.versionRestored(moment));
        await revalidate();
      },
      (failure) => {
        if (failure.status === 400) return void goOnInForm(failure);
        showFailure(failure, texts.versionNotRestored);
        return revalidate();
      },
    );
  }

  /** Opens a version that violates the rules in its form; entries are restored unpublished instead. */
  async function goOnInForm({ fieldErrors }: ApiFailure): Promise<void> {
    const problems = [...new Set(Object.values(fieldErrors))];
    const isAgreed = await confirm({
      title: texts.noLongerFits,
      text: [texts.openRest(problems), ...((await hasDraft(of)) ? [texts.replacesTyped] : [])].join(" "),
      accept: texts.openForm,
    });
    if (isAgreed) await opening.run(async () => navigate(await keepAsDraft({ ...of, value })));
  }

  return (
    <li className="card wrap-anywhere grid gap-4 p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="text-maroon text-subhead">
            {fillWords(texts.version, {
              kind: texts.kind(kind, namesOf(words, of.type)),
              moment: <time dateTime={at}>{moment}</time>,
            })}
          </h2>
          <p className="text-caption text-ink-soft">
            {by === null ? texts.beforeVersions : <ActorName actor={by} person={person} />}
          </p>
        </div>
        {isCurrent ? (
          <p className="font-bold text-leaf">
            {value.isDraft === true ? texts.currentNotPublished : texts.current}
          </p>
        ) : (
          mayRestore && (
            <Button variant="secondary" onClick={restore} isBusy={isBusy} busyText={texts.restoring}>
              {isInTrash ? action : <ShortText text={action} name={texts.restoreVersionOf(moment)} />}
            </Button>
          )
        )}
      </div>
      {changes.length > 0 && <ChangedFields changes={changes} />}
    </li>
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
  const shown = Object.fromEntries(Object.entries(value).map(([name, text]) => [name, text ?? ""]));
  await keepDraft(id, { values: shown });
  return findDocumentScreen(type) ?? "/admin";
}

async function draftOfPage(name: PageName, value: VersionOf["value"]): Promise<PageDraft> {
  const base = await send(pageCalls.find, { params: { name } });
  const shown = new Set(documentFiles(pages[name], base.document));
  // Other files are no longer public and have to be chosen again.
  const document = mapFiles(pages[name], value, (used) => (shown.has(String(used.file)) ? used : null));
  return { values: document, files: {}, base };
}
