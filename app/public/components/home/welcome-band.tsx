import { pageHeads } from "../../../../content/pages/page-heads.ts";
import { school } from "../../../../content/pages/school.ts";
import { ButtonLink } from "../button-link.tsx";
import { Ornament } from "../ornament.tsx";

export function WelcomeBand() {
  const { heading, line } = pageHeads["/"];
  return (
    <div className="page-width py-12 text-center md:py-16">
      <p lang="hi" className="font-display text-subhead text-saffron-ink">
        {school.nameHi}
      </p>
      <h1 className="mt-1 text-title text-maroon">{heading}</h1>
      <Ornament className="mx-auto mt-4 text-saffron" />
      <p className="mx-auto mt-4 max-w-reading text-lead text-ink-soft">{line}</p>
      <p className="mt-7 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/about">About our school</ButtonLink>
        <ButtonLink to="/contact" look="secondary">
          Visit us
        </ButtonLink>
      </p>
    </div>
  );
}
