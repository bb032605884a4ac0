import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { words } from "../../ui/panel-words.ts";

/** Says that the next screen is on its way, and to screen readers which one has arrived. */
export function PendingLine() {
  const isLoading = useNavigation().state === "loading";
  const { pathname } = useLocation();
  const firstPath = useRef(pathname);
  const [arrivedAt, setArrivedAt] = useState<string>();
  useEffect(() => {
    if (pathname !== firstPath.current) setArrivedAt(document.title);
  }, [pathname]);
  return (
    <p
      role="status"
      className={
        isLoading
          ? "absolute inset-x-0 top-full bg-saffron-soft px-4 py-1 text-center text-caption text-ink"
          : "sr-only"
      }
    >
      {isLoading ? words.frame.loading : arrivedAt}
    </p>
  );
}
