import { Check } from "lucide-react";
import { pageHeads } from "../../../content/pages/page-heads.ts";
import { services } from "../../../content/pages/services.ts";
import { ButtonLink } from "../components/button-link.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { PagePicture } from "../components/page-picture.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = pageMeta("/services");

export default function Services() {
  return (
    <>
      <PageBanner line={pageHeads["/services"].line} />
      <div className="page-width grid gap-8 py-14 md:grid-cols-2 md:py-20">
        {services.cards.map(({ name, description, points, picture }) => (
          <article key={name} className="card flex flex-col">
            <PagePicture
              picture={picture}
              sizes="(min-width: 768px) 36rem, 100vw"
              className="aspect-3/2 w-full object-cover"
            />
            <div className="flex grow flex-col gap-3 p-6 md:p-8">
              <h2 className="text-subhead text-maroon">{name}</h2>
              <p>{description}</p>
              <ul className="mt-1 grid gap-2">
                {points.map((point) => (
                  <li key={point} className="flex gap-3">
                    <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-leaf" />
                    {point}
                  </li>
                ))}
              </ul>
            </div>
          </article>
        ))}
      </div>
      <div className="page-width pb-16 text-center md:pb-24">
        <ButtonLink to="/contact">Ask us about a service</ButtonLink>
      </div>
    </>
  );
}
