import { Icon } from "../../ui/icon.tsx";
import { textOf, Words } from "../components/words.tsx";
import { UploadPicture } from "../pictures/upload-picture.tsx";
import { useAddress, useSite } from "../site-context.tsx";

/** The school's logo and name, linked to the home page. */
export function SchoolMark() {
  const { school, language, words } = useSite();
  const { name, tagline, logo } = school;
  const address = useAddress();
  return (
    <a
      href={address("/")}
      aria-label={textOf(name, language) ? undefined : words.menu["/"]}
      className="school-mark"
    >
      {logo ? (
        <UploadPicture name={logo.file} alt="" upTo={320} sizes="3.5rem" />
      ) : (
        <Icon name="program-mark" className="" />
      )}
      <span>
        <span>
          <Words of={name} />
        </span>
        <span lang="hi">{tagline.hi}</span>
      </span>
    </a>
  );
}
