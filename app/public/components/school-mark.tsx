import { school } from "../../../content/pages/school.ts";

/** The school's sign and name; it leads home. */
export function SchoolMark() {
  return (
    <a href="/" className="flex min-h-11 min-w-0 items-center gap-[min(0.75rem,3vw)]">
      <img
        src="/logo.svg"
        alt=""
        width={56}
        height={56}
        loading="lazy"
        className="size-[min(2.75rem,14vw)] shrink-0 md:size-13"
      />
      <span className="min-w-0 font-display leading-tight wrap-normal">
        <span className="block text-[min(1.125rem,5.5vw)] leading-tight text-balance md:text-[1.375rem]">
          {school.name}
        </span>
        <span lang="hi" className="hidden text-caption leading-tight text-saffron-ink sm:block">
          {school.taglineHi}
        </span>
      </span>
    </a>
  );
}
