import { useDeferredValue, useEffect, useEffectEvent, useState } from "react";
import { legacyToUnicode } from "../../content/legacy-hindi/legacy-to-unicode.ts";
import { looksLikeLegacyHindi } from "../../content/legacy-hindi/looks-like-legacy-hindi.ts";
import { excerpt } from "../../ui/excerpt.ts";
import { fillWords } from "../../ui/fill-words.tsx";
import { words } from "../../ui/panel-words.ts";
import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { applyEdit } from "./apply-edit.ts";

/** Offers to convert text in Kruti Dev or DevLys to Unicode. */
export function LegacyHindiOffer({ controlId }: { controlId: string }) {
  const { inUnicode, change, leave } = useLegacyHindi(controlId);
  if (inUnicode === undefined) return null;
  const { looksLegacy, change: changeLabel, leave: leaveLabel } = words.typing;
  return (
    <Notice role="status" className="grid gap-2 text-caption">
      <p className="wrap-anywhere">
        {fillWords(looksLegacy, {
          preview: (
            <b lang="hi" className="font-bold">
              {excerpt(inUnicode)}
            </b>
          ),
        })}
      </p>
      <div className="flex flex-wrap gap-x-3">
        <Button variant="secondary" onClick={change}>
          {changeLabel}
        </Button>
        <Button variant="subtle" onClick={leave}>
          {leaveLabel}
        </Button>
      </div>
    </Notice>
  );
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const findTextControl = (id: string): TextControl | undefined => {
  const control = document.getElementById(id);
  return control?.matches("textarea, input[type=text]") ? (control as TextControl) : undefined;
};

/** Watches the value of a control, controlled or not, and offers Unicode for text in Kruti Dev or DevLys. */
function useLegacyHindi(controlId: string) {
  const [text, setText] = useState("");
  /** After a refusal the offer is not repeated until the field is emptied. */
  const [isLeft, setLeft] = useState(false);
  // Deferred, because checking a long text on every key is slow.
  const seen = useDeferredValue(text);

  function look(): void {
    const value = findTextControl(controlId)?.value ?? "";
    setText(value);
    if (value === "") setLeft(false);
  }
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    const control = findTextControl(controlId);
    control?.addEventListener("input", lookAgain);
    return () => control?.removeEventListener("input", lookAgain);
  }, [controlId]);
  // Resetting a form changes its fields without events. An update after every render would exceed React's limit while somebody types fast.
  useEffect(() => {
    if ((findTextControl(controlId)?.value ?? "") !== text) look();
  });

  return {
    inUnicode: !isLeft && looksLikeLegacyHindi(seen) ? legacyToUnicode(seen) : undefined,
    change() {
      const control = findTextControl(controlId);
      if (!control) return;
      const changed = legacyToUnicode(control.value);
      const end = changed.length;
      applyEdit(control, { from: 0, to: control.value.length, text: changed, selection: [end, end] });
    },
    leave() {
      setLeft(true);
      findTextControl(controlId)?.focus();
    },
  };
}
