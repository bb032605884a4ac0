import { Icon } from "../../ui/icon.tsx";
import { useAddress, useSite } from "../site-context.tsx";
import { UploadPicture } from "./upload-picture.tsx";
import { textOf, Words } from "./words.tsx";

const SIGN = "size-[min(2.75rem,14vw)] shrink-0 md:size-13";

/** The school's sign and name; it leads home. */
export function SchoolMark() {
  const { school, language, words } = useSite();
  const { name, tagline, logo } = school;
  const address = useAddress();
  return (
    <a
      href={address("/")}
      aria-label={textOf(name, language) ? undefined : words.menu["/"]}
      className="flex min-h-11 min-w-0 items-center gap-[min(0.75rem,3vw)]"
    >
      {logo ? (
        <UploadPicture
          name={logo.file}
          alt=""
          upTo={320}
          sizes="3.5rem"
          className={`${SIGN} object-contain`}
        />
      ) : (
        <Icon name="program-mark" className={SIGN} />
      )}
      <span className="min-w-0 font-display leading-tight wrap-normal">
        <span className="block text-[min(1.125rem,5.5vw)] leading-tight text-balance md:text-[1.375rem]">
          <Words of={name} />
        </span>
        <span lang="hi" className="hidden text-caption leading-tight text-saffron-ink sm:block">
          {tagline.hi}
        </span>
      </span>
    </a>
  );
}
