import { useState } from "react";
import { useRevalidator } from "react-router";
import { ALBUM_TYPES } from "../../../../core/content/types/album-types.ts";
import type { Entity, Resource } from "../../../../core/content/types/define-resource.ts";
import { listEntries } from "../../../../core/panel/api/entries.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { toggle } from "../../../../core/panel/entry-form/files/toggle.ts";
import { inPanelLanguage } from "../../../../core/panel/panel-texts.ts";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { Card } from "../../../../core/panel/parts/card.tsx";
import { Notice } from "../../../../core/panel/parts/notice.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { useMay } from "../../../../core/panel/session/rights.ts";
import { StoredPicture } from "../../../../core/panel/stored-files/stored-picture.tsx";
import { useLeaveGuard } from "../../../../core/panel/typing/leave-guard.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { bareName } from "../../../../core/ui/uploads.ts";
import { childPictureCalls } from "../../content/consent-contract.ts";

const texts = words.childRecord;

interface ChildPicturesProps {
  /** The student's `_id`. */
  id: string;
  /** The names of the pictures that show the student. */
  marked: readonly string[];
  /** Whether the parents have allowed them. */
  isAllowed: boolean;
}

/** The pictures of albums and posts that show a student, and the form that marks them. */
export function ChildPictures({ id, marked, isAllowed }: ChildPicturesProps) {
  const { revalidate } = useRevalidator();
  const [albums, setAlbums] = useState<readonly Album[]>();
  const [ticked, setTicked] = useState<readonly string[]>();
  const { isBusy, run } = useAction();
  const may = useMay();
  useLeaveGuard(() => ticked !== undefined);

  const open = () => run(async () => setAlbums(await loadAlbums()), texts.picturesFailed);

  const save = (files: readonly string[]) =>
    run(async () => {
      await send(childPictureCalls.save, { params: { id }, body: { files } });
      setTicked(undefined);
      setAlbums(undefined);
      showSuccess(texts.saved);
      await revalidate();
    }, texts.saveFailed);

  return (
    <Card heading={texts.pictures}>
      <p>{texts.picturesText}</p>
      <p role="status" className="font-bold">
        {texts.marked((ticked ?? marked).length)}
      </p>
      {!isAllowed && marked.length > 0 && <Notice>{texts.hiddenNow}</Notice>}
      {albums === undefined ? (
        <>
          <ul className="flex flex-wrap gap-2 empty:hidden">
            {marked.map((name) => (
              <li key={name}>
                <StoredPicture
                  name={name}
                  alt=""
                  sizes="6rem"
                  className="size-24 rounded-control object-cover"
                />
              </li>
            ))}
          </ul>
          {may("students:write") && (
            <Button
              variant="secondary"
              onClick={open}
              isBusy={isBusy}
              busyText={words.frame.loading}
              className="justify-self-start"
            >
              {texts.choose}
            </Button>
          )}
        </>
      ) : (
        <>
          {albums.length === 0 && <p className="text-ink-soft">{texts.noAlbums}</p>}
          {albums.map((album) => (
            <AlbumPictures key={album.id} album={album} ticked={ticked ?? marked} onChange={setTicked} />
          ))}
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => save(ticked ?? marked)} isBusy={isBusy} busyText={words.frame.saving}>
              {texts.save}
            </Button>
            <Button
              variant="secondary"
              disabled={isBusy}
              onClick={() => {
                setTicked(undefined);
                setAlbums(undefined);
              }}
            >
              {words.frame.cancel}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

interface AlbumPicturesProps {
  album: Album;
  ticked: readonly string[];
  onChange: (ticked: readonly string[]) => void;
}

/** The pictures are loaded when the album is opened. */
function AlbumPictures({ album: { title, pictures }, ticked, onChange }: AlbumPicturesProps) {
  const [isOpen, setOpen] = useState(() => pictures.some((name) => ticked.includes(name)));
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-control border border-line-strong"
    >
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-bold">
        {texts.album(title, pictures.length)}
      </summary>
      {isOpen && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3 px-4 pt-1 pb-4">
          {pictures.map((name, index) => (
            <li key={name}>
              <label className="relative block cursor-pointer rounded-control has-checked:outline-3 has-checked:outline-maroon has-focus-visible:outline-3">
                <input
                  type="checkbox"
                  checked={ticked.includes(name)}
                  aria-label={texts.picture(title, index + 1)}
                  onChange={() => onChange(toggle(ticked, name))}
                  className="absolute top-2 left-2 size-6 accent-maroon"
                />
                <StoredPicture
                  name={name}
                  alt=""
                  sizes="8rem"
                  className="aspect-square w-full rounded-control object-cover"
                />
              </label>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

interface Album {
  id: string;
  title: string;
  /** The names of stored files. */
  pictures: string[];
}

interface AlbumEntry {
  _id: string;
  title: string;
  images: string[];
}

/** Albums and posts that have pictures, published or not. */
async function loadAlbums(): Promise<Album[]> {
  const shown = await Promise.all(
    ALBUM_TYPES.map(async (type) => {
      const { entries } = await listEntries(type);
      return entries.map((entry) => inPanelLanguage(type, entry) as Entity<Resource> & AlbumEntry);
    }),
  );
  return shown
    .flat()
    .map(({ _id, title, images }) => ({
      id: _id,
      title: title || words.childRecord.untitled,
      pictures: images.map(bareName),
    }))
    .filter(({ pictures }) => pictures.length > 0);
}
