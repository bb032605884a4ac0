import { useEffect, useRef } from "react";
import { dayInIndia, readMoment } from "../../../core/content/text/india-time.ts";
import { findControl, writeControl } from "../../../core/panel/entry-form/form-values.ts";

/** The day of a scheduled notice is the one on which it appears, until the user types another day. */
export function NoticeDay() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = ref.current?.closest("form");
    const date = form && findControl(form, "date");
    if (!form || !date) return;
    let suggested = dayInIndia(new Date());
    const follow = ({ target }: Event) => {
      const start = findControl(form, "publishAt");
      if (target !== start || date.value !== suggested) return;
      const moment = readMoment(start?.value ?? "");
      suggested = dayInIndia(moment === undefined ? new Date() : new Date(moment));
      writeControl(date, suggested);
      // The form saves the draft and explains the day on this event.
      date.dispatchEvent(new Event("input", { bubbles: true }));
    };
    form.addEventListener("input", follow);
    return () => form.removeEventListener("input", follow);
  }, []);
  return <span ref={ref} hidden />;
}
