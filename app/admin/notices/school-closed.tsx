import CloudRainWind from "lucide-react/icons/cloud-rain-wind";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { ClosureDialog } from "./closure-dialog.tsx";
import { useShare } from "./share-provider.tsx";

/** The button that announces that the school is closed, and its dialogs. */
export function SchoolClosed() {
  const { revalidate } = useRevalidator();
  const share = useShare();
  const [isAsking, setAsking] = useState(false);
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
