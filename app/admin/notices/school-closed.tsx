import CloudRainWind from "lucide-react/icons/cloud-rain-wind";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { ClosureDialog } from "./closure-dialog.tsx";
import type { Notice } from "./describe-stage.ts";
import { ShareDialog } from "./share-dialog.tsx";

/** The button with which the office tells all parents that there is no school, and what follows it. */
export function SchoolClosed() {
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const [published, setPublished] = useState<Notice>();
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
            setPublished(notice);
            void revalidate();
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {published && <ShareDialog notice={published} onClose={() => setPublished(undefined)} />}
    </>
  );
}
