import Images from "lucide-react/icons/images";
import { useEffect, useState } from "react";
import { type AlbumPicture, pictureCalls } from "../../content/api/api-contract.ts";
import { titleIn } from "../../content/types/companions.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { failureOf, isAborted } from "../api/api-failure.ts";
import { sendForList } from "../api/send.ts";
import { toggle } from "../entry-form/files/toggle.ts";
import { Button } from "../parts/button.tsx";
import { controlClass, labelClass } from "../parts/control-classes.ts";
import { Modal } from "../parts/modal.tsx";
import { SchoolText } from "../school-text.tsx";
import { StoredPicture } from "./stored-picture.tsx";

const texts = words.uploads;
const PAGE = 24;
/** Long enough for a fast typist, short enough to feel immediate. */
const PAUSE_MS = 250;

interface ChooseStoredProps {
  /** The stored pictures that the list already has. */
  chosen: readonly string[];
  onAdd: (names: readonly string[]) => void;
}

/** Adds pictures of other albums and posts to a list, without uploading them again. */
export function ChooseStored({ chosen, onAdd }: ChooseStoredProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        <Images aria-hidden="true" size={20} className="shrink-0" />
        {texts.chooseStored}
      </Button>
      {isOpen && (
        <Modal title={texts.chooseStored} onClose={() => setOpen(false)}>
          <StoredPictures
            chosen={chosen}
            onAdd={(names) => {
              onAdd(names);
              setOpen(false);
            }}
          />
        </Modal>
      )}
    </>
  );
}

function StoredPictures({ chosen, onAdd }: ChooseStoredProps) {
  const [typed, setTyped] = useState("");
  const [count, setCount] = useState(PAGE);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { found, hasFailed } = useAlbumPictures(typed, count);
  const offered = found?.entries.filter(({ file }) => !chosen.includes(file));
  return (
    <div className="grid gap-4">
      <label className="grid gap-1.5">
        <span className={labelClass}>{texts.searchStored}</span>
        <input
          type="search"
          maxLength={200}
          autoComplete="off"
          className={controlClass}
          onChange={({ target }) => {
            setTyped(target.value.trim());
            setCount(PAGE);
          }}
        />
      </label>
      <p role="status" className="text-caption text-ink-soft">
        {hasFailed
          ? texts.storedFailed
          : !found
            ? words.frame.loading
            : found.total === 0
              ? texts.noStored
              : texts.storedFound(found.total)}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,45%),1fr))] gap-3 empty:hidden">
        {offered?.map((picture) => (
          <PictureChoice
            key={picture.file}
            picture={picture}
            isTicked={ticked.includes(picture.file)}
            onToggle={() => setTicked(toggle(ticked, picture.file))}
          />
        ))}
      </ul>
      {found && found.entries.length < found.total && (
        <Button variant="secondary" onClick={() => setCount(count + PAGE)}>
          {texts.moreStored}
        </Button>
      )}
      <div className="sticky bottom-0 flex justify-end bg-paper py-2">
        <Button disabled={ticked.length === 0} onClick={() => onAdd(ticked)}>
          {texts.addStored(ticked.length)}
        </Button>
      </div>
    </div>
  );
}

interface PictureChoiceProps {
  picture: AlbumPicture;
  isTicked: boolean;
  onToggle: () => void;
}

function PictureChoice({ picture, isTicked, onToggle }: PictureChoiceProps) {
  const { file } = picture;
  const caption = panelLanguage === "hi" ? picture.captionHi : picture.caption;
  return (
    <li className="min-w-0">
      <label className="relative block cursor-pointer overflow-hidden rounded-control border border-line bg-paper has-checked:outline-3 has-checked:outline-maroon has-focus-visible:outline-3">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={onToggle}
          className="absolute top-2 left-2 size-6 accent-maroon"
        />
        <StoredPicture name={file} alt="" sizes="10rem" className="aspect-4/3 w-full object-cover" />
        <span className="block truncate px-2 py-1 text-caption">
          {caption && (
            <>
              <SchoolText text={caption} /> ·{" "}
            </>
          )}
          <SchoolText text={titleIn(picture, panelLanguage) || words.albums.untitled} />
        </span>
      </label>
    </li>
  );
}

/** Loads the first `count` pictures that match, a moment after the last key. */
function useAlbumPictures(q: string, count: number) {
  const [found, setFound] = useState<{ entries: AlbumPicture[]; total: number }>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(
      async () => {
        try {
          const query = { ...(q && { q }), limit: count };
          setFound(await sendForList(pictureCalls.list, { query, signal: leaving.signal }));
          setFailed(false);
        } catch (error) {
          if (isAborted(error)) return;
          failureOf(error);
          setFailed(true);
        }
      },
      q === "" ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [q, count]);
  return { found, hasFailed };
}
