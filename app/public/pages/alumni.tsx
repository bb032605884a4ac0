import { alumni } from "../../../content/pages/alumni.ts";
import { pageHeads } from "../../../content/pages/page-heads.ts";
import { AlumniCarousel } from "../components/alumni-carousel.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { Section } from "../components/section.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = pageMeta("/alumni");

export default function Alumni() {
  const { heading, line } = pageHeads["/alumni"];
  return (
    <>
      <PageBanner line={line} />
      <Section heading={heading}>
        <AlumniCarousel label={heading} />
      </Section>
      <Section heading="Where they are now" tone="paper">
        <ul className="mx-auto grid max-w-4xl gap-x-10 sm:grid-cols-2">
          {alumni.map(({ name, designation, post, location, passOutYear }) => (
            <li key={name} className="border-b border-line py-4">
              <b className="block">{name}</b>
              {designation}, {post}
              <span className="block text-caption text-ink-soft">
                {location} · class of {passOutYear}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
