import { useState } from "react";
import { type LoaderFunctionArgs, useRevalidator } from "react-router";
import { NEVER_SAVED } from "../../content/api/api-contract.ts";
import { UNDO_HEADER } from "../../content/api/history-contract.ts";
import { findDependents, findNeeds, PARTS_TYPE, type Part, parts } from "../../content/parts/parts.ts";
import { type PartLink, type PartsAnswer, partsCalls } from "../../content/parts/parts-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { failedWith } from "../api/api-failure.ts";
import { send, sendForHeaders } from "../api/send.ts";
import { Form } from "../forms/form.tsx";
import { FailureLine, SubmitButton } from "../forms/form-end.tsx";
import { OnlyLooking } from "../frame/only-looking.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import { HistoryLink } from "../history/history-link.tsx";
import { restoreRevision } from "../history/restore-revision.ts";
import { useUndo } from "../history/use-undo.ts";
import { inPanel } from "../in-panel.ts";
import { PartLinks } from "../part-links.tsx";
import { buttonClass } from "../parts/button.tsx";
import { useConfirm } from "../parts/confirm.tsx";
import { SaveBar } from "../parts/save-bar.tsx";
import { showSuccess } from "../parts/toasts/toasts.tsx";
import type { ScreenProps } from "../screen.ts";
import { refreshOffParts, setOffParts } from "../session/off-parts.ts";
import { useMayOrDid } from "../session/rights.ts";
import { orToLogin } from "../session/session-end.ts";
import { useLeaveGuard } from "../typing/leave-guard.tsx";

const texts = words.parts;

export const title = texts.title;

const load = async (signal?: AbortSignal) => {
  const [{ parts: listed, updatedAt }, { links }] = await Promise.all([
    send(partsCalls.find, { signal }),
    send(partsCalls.findLinks, { signal }),
  ]);
  return { off: new Set(listed.filter(({ isOn }) => !isOn).map(({ name }) => name)), links, updatedAt };
};

export const loader = ({ request }: LoaderFunctionArgs) => orToLogin(load(request.signal));

type Loaded = Awaited<ReturnType<typeof load>>;

interface SavedParts {
  saved: PartsAnswer;
  /** The revision that undoes the change. */
  undo: string | null;
}

export default function Parts({ loaderData }: ScreenProps<typeof loader>) {
  const mayWrite = useMayOrDid("pages:write");
  return (
    <>
      <ScreenHeading title={texts.title} publicPath="/">
        <HistoryLink
          type={PARTS_TYPE}
          id={PARTS_TYPE}
          title={texts.title}
          className={buttonClass("secondary")}
        >
          {words.frame.history}
        </HistoryLink>
      </ScreenHeading>
      {!mayWrite && <OnlyLooking />}
      <PartsForm key={loaderData.updatedAt} loaded={loaderData} mayWrite={mayWrite} />
    </>
  );
}

const nameParts = (names: readonly string[]) =>
  parts
    .filter(({ name }) => names.includes(name))
    .map(({ title: pair }) => inPanel(pair))
    .join(", ");

function PartsForm({ loaded, mayWrite }: { loaded: Loaded; mayWrite: boolean }) {
  const [base, setBase] = useState(loaded);
  const [off, setOff] = useState<ReadonlySet<string>>(loaded.off);
  const [notice, setNotice] = useState<string>();
  const confirm = useConfirm();
  const undo = useUndo();
  const revalidator = useRevalidator();
  const changed = off.symmetricDifference(base.off);
  useLeaveGuard(() => changed.size > 0, false);

  async function toggle({ name, title: pair }: Part): Promise<void> {
    if (off.has(name)) {
      const also = findNeeds(name).filter((needed) => off.has(needed));
      setOff(off.difference(new Set([name, ...also])));
      return setNotice(also.length > 0 ? texts.alsoOn(nameParts(also)) : undefined);
    }
    const also = findDependents(name).filter((other) => !off.has(other));
    const isAgreed =
      also.length === 0 ||
      (await confirm({
        title: texts.alsoOffTitle(inPanel(pair)),
        text: texts.alsoOff(nameParts(also)),
        accept: texts.accept,
      }));
    if (!isAgreed) return;
    setOff(off.union(new Set([name, ...also])));
    setNotice(undefined);
  }

  /** Returns nothing if somebody else has saved: the own changes are put on top of theirs, and wait to be saved again. */
  async function save(): Promise<SavedParts | undefined> {
    try {
      const basedOn = base.updatedAt ?? NEVER_SAVED;
      const { body, header } = await sendForHeaders(partsCalls.save, { body: { off: [...off] }, basedOn });
      setOffParts([...off]);
      return { saved: body, undo: header(UNDO_HEADER) };
    } catch (error) {
      if (!failedWith(error, 409)) throw error;
      const theirs = await load();
      setBase(theirs);
      setOff(theirs.off.symmetricDifference(changed));
      setNotice(texts.changedMeanwhile);
      return undefined;
    }
  }

  async function finish(done: SavedParts | undefined): Promise<void> {
    if (!done) return;
    const { saved, undo: revision } = done;
    // Before the screen loads again, so that leaving is not asked about.
    setBase({ ...base, off: new Set(off), updatedAt: saved.updatedAt });
    const restore = async () => {
      const note =
        revision === null ? undefined : await restoreRevision(revision, saved.updatedAt ?? undefined);
      await refreshOffParts();
      return note;
    };
    showSuccess(texts.saved, { ...(revision !== null && { onUndo: () => undo(restore) }) });
    await revalidator.revalidate();
  }

  return (
    <Form save={save} onSaved={finish}>
      <p className="max-w-reading text-lead">{texts.intro}</p>
      <fieldset disabled={!mayWrite} className="min-w-0">
        <legend className="sr-only">{texts.list}</legend>
        <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          {parts.map((part) => (
            <PartLine
              key={part.name}
              part={part}
              isOn={!off.has(part.name)}
              links={base.links.filter((link) => link.part === part.name)}
              onToggle={() => void toggle(part)}
            />
          ))}
        </ul>
      </fieldset>
      {mayWrite && (
        <SaveBar>
          <FailureLine />
          <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-2">
            <p role="status" className="min-w-0 wrap-anywhere">
              {notice ?? (changed.size > 0 ? texts.changed(changed.size) : describeBase(base))}
            </p>
            <SubmitButton>{texts.save}</SubmitButton>
          </div>
        </SaveBar>
      )}
    </Form>
  );
}

const describeBase = ({ updatedAt }: Loaded) => (updatedAt === null ? texts.neverSaved : texts.unchanged);

interface PartLineProps {
  part: Part;
  isOn: boolean;
  links: readonly PartLink[];
  onToggle: () => void;
}

function PartLine({ part: { name, title: pair, about }, isOn, links, onToggle }: PartLineProps) {
  const needs = nameParts(findNeeds(name));
  const neededBy = nameParts(findDependents(name));
  return (
    <li
      className={`flex flex-col rounded-card border hover:border-maroon has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-maroon ${
        isOn ? "border-line bg-paper" : "border-line-strong border-dashed bg-cream"
      }`}
    >
      <label className="flex flex-1 gap-4 p-4">
        <input
          type="checkbox"
          checked={isOn}
          onChange={onToggle}
          aria-describedby={`part-${name}`}
          aria-label={inPanel(pair)}
          className="mt-1 size-6 shrink-0 accent-maroon"
        />
        <span className="wrap-anywhere min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-x-4">
            <span className="min-w-0 font-bold text-maroon text-subhead">{inPanel(pair)}</span>
            <span className={`shrink-0 ${isOn ? "text-leaf" : "font-bold text-ink"}`}>
              {isOn ? texts.on : texts.off}
            </span>
          </span>
          <span id={`part-${name}`} className="block">
            {inPanel(about)}
            {needs && <span className="block text-caption text-ink-soft">{texts.needs(needs)}</span>}
            {neededBy && <span className="block text-caption text-ink-soft">{texts.neededBy(neededBy)}</span>}
          </span>
        </span>
      </label>
      {!isOn && links.length > 0 && <PartLinks links={links} />}
    </li>
  );
}
