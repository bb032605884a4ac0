import CloudRainWind from "lucide-react/icons/cloud-rain-wind";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../../../core/panel/parts/button.tsx";
import { lazyPart } from "../../../core/panel/parts/lazy-part.tsx";
import { useMayOrDid } from "../../../core/panel/session/rights.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { useShare } from "./share-provider.tsx";

const ClosureDialog = lazyPart(async () => (await import("./closure-dialog.tsx")).ClosureDialog);

/** The button that announces that the school is closed, and its dialogs. */
export function SchoolClosed() {
  const { revalidate } = useRevalidator();
  const share = useShare();
  const [isAsking, setAsking] = useState(false);
  if (!useMayOrDid("notices:write")) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <CloudRainWind aria-hidden="true" size={18} className="text-maroon max-sm:hidden" />{" "}
        {words.closure.open}
      </Button>
      {isAsking && (
        <ClosureDialog
          onPublished={(notice) => {
            setAsking(false);
            share(notice);
            void revalidate();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
