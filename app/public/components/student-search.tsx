import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { MAX_QUERY, studentsAddress } from "../student-query.ts";

const TYPING_PAUSE_MS = 250;

/** A plain form that works by itself; with JavaScript it also searches while one types. */
export function StudentSearch({ q }: { q: string }) {
  const navigate = useNavigate();
  const isSearching = useNavigation().location?.pathname === "/students";
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(pause.current), []);
  useEffect(() => {
    // Back and forward bring other searches; what somebody is typing right now stays.
    if (input.current && document.activeElement !== input.current) input.current.value = q;
  }, [q]);

  const search = () => {
    clearTimeout(pause.current);
    const address = studentsAddress(input.current?.value.trim() ?? "");
    void navigate(address, { replace: true, preventScrollReset: true });
  };
  const searchSoon = () => {
    clearTimeout(pause.current);
    pause.current = setTimeout(search, TYPING_PAUSE_MS);
  };
  const searchNow = (event: FormEvent) => {
    event.preventDefault();
    search();
  };

  return (
    <search className="mx-auto block max-w-xl" aria-busy={isSearching}>
      <form method="get" action="/students" onSubmit={searchNow}>
        <label htmlFor="student-search" className="block font-bold">
          Search students
        </label>
        <div className="mt-2 flex gap-2">
          <input
            ref={input}
            id="student-search"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={MAX_QUERY}
            autoComplete="off"
            placeholder="Name, roll number or class"
            onChange={searchSoon}
            className="min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-paper px-4"
          />
          <button type="submit" className="button button-primary shrink-0">
            <Icon name="search" className="size-5" />
            <span className="max-sm:sr-only">Search</span>
          </button>
        </div>
      </form>
    </search>
  );
}
