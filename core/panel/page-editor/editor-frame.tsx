import { type ComponentProps, type FocusEvent, type ReactNode, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { words } from "../../ui/panel-words.ts";
import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { SaveBar } from "../parts/save-bar.tsx";
import { SAVE_KEY, saveByKey } from "../typing/save-key.ts";
import { ConflictDialog } from "../versioned-save/conflict-dialog.tsx";
import { useHiddenPreview } from "./preview/hidden-preview.ts";

interface Editor {
  isChanged: boolean;
  isSaving: boolean;
  conflict: ComponentProps<typeof ConflictDialog>["conflict"] | undefined;
  save: () => void;
  discard: () => void;
  resolveConflict: (takeTheirs: ReadonlySet<string>) => void;
  dismissConflict: () => void;
}

interface EditorFrameProps {
  label: string;
  /** The labels of the switch between form and preview on a small screen. A screen without them has tabs. */
  switchLabels?: { show: string; back: string };
  editor: Editor;
  /** Whether the form was restored from a draft. */
  hasDraft: boolean;
  isPreviewShown: boolean;
  onSwitch: (isPreviewShown: boolean) => void;
  preview: ReactNode;
  /** Above the buttons. */
  progress?: ReactNode;
  onFocus?: (event: FocusEvent) => void;
  /** The fields. */
  children: ReactNode;
}

/** A form beside its preview, which can be hidden; a small screen shows one of them, with a switch. */
export function EditorFrame(props: EditorFrameProps) {
  const { label, switchLabels, editor, hasDraft, isPreviewShown, onSwitch, preview, progress } = props;
  const { onFocus, children } = props;
  const page = useRef<HTMLDivElement>(null);
  const formScroll = useRef(0);
  const hidden = useHiddenPreview();
  const hasSwitch = switchLabels !== undefined;
  useEffect(() => {
    if (isPreviewShown && hasSwitch) {
      page.current?.scrollIntoView();
      page.current?.querySelector("button")?.focus({ preventScroll: true });
    }
  }, [isPreviewShown, hasSwitch]);

  return (
    <>
      {hasDraft && editor.isChanged && (
        <Notice kind="done" role="status" className="mb-4">
          {words.entryForm.restored}
        </Notice>
      )}
      <div className={`grid grid-cols-1 gap-6 ${hidden.isHidden ? "" : "lg:grid-cols-2"}`}>
        <form
          noValidate
          aria-label={label}
          className={`grid min-w-0 grid-cols-1 content-start gap-5 max-sm:[&_.save-bar_button]:px-3 ${isPreviewShown ? "max-lg:hidden" : ""}`}
          onFocus={onFocus}
          onKeyDown={saveByKey}
          onSubmit={(event) => {
            event.preventDefault();
            editor.save();
          }}
        >
          {children}
          <SaveBar>
            {progress}
            <div className="flex flex-wrap items-center justify-end gap-2 sm:gap-3">
              <Button variant="secondary" className="mr-auto max-lg:hidden" onClick={hidden.toggle}>
                {hidden.isHidden ? words.pageEditor.showPreview : words.pageEditor.hidePreview}
              </Button>
              {switchLabels && (
                <Button
                  variant="secondary"
                  className="lg:hidden"
                  onClick={() => {
                    formScroll.current = window.scrollY;
                    onSwitch(true);
                  }}
                >
                  {switchLabels.show}
                </Button>
              )}
              {editor.isChanged && (
                <Button variant="secondary" onClick={editor.discard} disabled={editor.isSaving}>
                  <span className="max-sm:sr-only">{words.pageEditor.discard}</span>
                  <span className="sm:hidden" aria-hidden="true">
                    {words.pageEditor.discardShort}
                  </span>
                </Button>
              )}
              <Button
                type="submit"
                isBusy={editor.isSaving}
                busyText={words.frame.saving}
                aria-keyshortcuts={SAVE_KEY}
                title="Ctrl+S"
              >
                {words.frame.save}
              </Button>
            </div>
          </SaveBar>
        </form>
        {/* On a small screen it fills the space below the header, which takes less than the page's scroll padding. */}
        <div
          ref={page}
          className={`max-lg:-scroll-mt-6 max-lg:h-[calc(100dvh-5.5rem)] max-lg:grid-rows-[auto_1fr] max-lg:gap-2 lg:sticky lg:top-20 lg:h-[calc(100dvh-6.5rem)] lg:low:top-16 lg:low:h-[calc(100dvh-5rem)] ${hidden.isHidden ? "lg:hidden" : ""} ${isPreviewShown ? "max-lg:grid" : "max-lg:hidden"}`}
        >
          {switchLabels && (
            <Button
              variant="secondary"
              className="lg:hidden"
              onClick={() => {
                flushSync(() => onSwitch(false));
                window.scrollTo(0, formScroll.current);
              }}
            >
              {switchLabels.back}
            </Button>
          )}
          {(isPreviewShown || !hidden.isHidden) && preview}
        </div>
      </div>
      {editor.conflict && (
        <ConflictDialog
          conflict={editor.conflict}
          onChoose={editor.resolveConflict}
          onClose={editor.dismissConflict}
        />
      )}
    </>
  );
}
