import { fillWords } from "../../ui/fill-words.tsx";
import { useAddress, useSite } from "../site-context.tsx";
import { Ornament } from "./ornament.tsx";
import { telephoneHref } from "./telephone.ts";

/** The error page. Its link reloads the site. */
export function FailedPage() {
  const { school, words } = useSite();
  const address = useAddress();
  const phone = school.phones[0]?.number;
  return (
    <div className="page-width grid min-h-[60vh] place-items-center py-20 text-center">
      <div>
        <h1 className="text-title text-maroon">{words.failed.title}</h1>
        <Ornament className="mx-auto mt-4 text-saffron" />
        <p className="mx-auto mt-4 max-w-md text-lead text-ink-soft">
          {phone
            ? fillWords(words.failed.textWithPhone, {
                phone: (
                  <a href={telephoneHref(phone)} className="text-link whitespace-nowrap">
                    {phone}
                  </a>
                ),
              })
            : words.failed.text}
        </p>
        <a href={address("/")} className="button button-primary mt-8">
          {words.frame.backToHome}
        </a>
      </div>
    </div>
  );
}
