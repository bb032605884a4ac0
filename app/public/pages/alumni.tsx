import { alumni } from "../../../content/pages/alumni.ts";
import { pageHeads } from "../../../content/pages/page-heads.ts";
import { AlumniCarousel } from "../components/alumni-carousel.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { Section } from "../components/section.tsx";
import { fixedPage } from "../public-page.ts";

const newestFirst = alumni.toSorted((one, other) => other.passOutYear - one.passOutYear);

function Alumni() {
  const { heading, line } = pageHeads["/alumni"];
  return (
    <>
      <PageBanner path="/alumni" line={line} />
      <Section heading={heading}>
        <AlumniCarousel label={heading} />
      </Section>
      <Section heading="Alumni by year" tone="paper">
        <AlumniRegister />
      </Section>
    </>
  );
}

function AlumniRegister() {
  return (
    <ol className="mx-auto max-w-4xl divide-y divide-line border-y border-line">
      {newestFirst.map(({ name, fatherName, passOutClass, passOutYear, designation, post, location }) => (
        <li
          key={`${name} ${passOutYear}`}
          className="grid grid-cols-[4.5rem_1fr] gap-x-4 py-5 md:grid-cols-[6rem_1fr_1fr] md:gap-x-8"
        >
          <span className="font-display text-subhead text-saffron-ink md:text-heading md:leading-none">
            {passOutYear}
          </span>
          <div>
            <b className="block">{name}</b>
            <span className="block text-caption text-ink-soft">{passOutClass}</span>
            <span className="block text-caption text-ink-soft">Father: {fatherName}</span>
          </div>
          <p className="col-start-2 mt-1 md:col-start-auto md:mt-0">
            {designation}, {location}
            <span className="block text-caption text-ink-soft">{post}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

export const page = fixedPage("/alumni", Alumni);
