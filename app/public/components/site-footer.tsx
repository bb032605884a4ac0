import { normalizePath } from "../../../content/address.ts";
import { footerLinks } from "../../../content/navigation.ts";
import type { School } from "../../../content/pages/school.ts";
import { Icon } from "../../ui/icon.tsx";
import { useSite } from "../site-context.tsx";
import { LetterheadLines } from "./letterhead-lines.tsx";
import { Ornament } from "./ornament.tsx";
import { SocialLinks } from "./social-links.tsx";
import { telephoneHref } from "./telephone.ts";
import { textOf, Words } from "./words.tsx";

export function SiteFooter() {
  const { school, shownPaths } = useSite();
  const links = footerLinks.filter(({ href }) => shownPaths.has(normalizePath(href)));
  const owner = describeSchool(school);
  return (
    <footer className="site-footer bg-maroon-dark text-cream-deep">
      <div className="page-width grid gap-6 py-8 md:grid-cols-2 md:gap-10 md:py-14 lg:grid-cols-[1.4fr_1fr_1.3fr_1.2fr]">
        <div>
          <Words of={school.name} as="p" className="font-display text-subhead text-paper" />
          {school.tagline.hi && (
            <p lang="hi" className="mt-1 font-display text-lead text-saffron-soft">
              {school.tagline.hi}
            </p>
          )}
          <Ornament className="mt-4 -ml-1 text-saffron" />
          <address className="mt-4 not-italic">
            <LetterheadLines as="span" className="block" />
          </address>
          <div className="no-print mt-2 -ml-3 md:mt-4">
            <SocialLinks />
          </div>
        </div>
        <nav aria-label={QUICK_LINKS} className="no-print">
          <FooterHeading>{QUICK_LINKS}</FooterHeading>
          <ul className="mt-1 footer-links md:mt-3">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="footer-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ReachUs />
        {school.officeHours.length > 0 && <OfficeHours />}
      </div>
      {owner && (
        <div className="border-t border-paper/15">
          <p className="page-width py-4 text-caption">{owner}</p>
        </div>
      )}
    </footer>
  );
}

const QUICK_LINKS = "Quick Links";

function ReachUs() {
  const { phones, email, address } = useSite().school;
  const place = describeAddress(address);
  if (phones.length === 0 && !email && !place) return null;
  return (
    <div>
      <FooterHeading>Reach us</FooterHeading>
      <ul className="mt-1 md:mt-3">
        {phones.map(({ id, label, number }) => (
          <li key={id}>
            <a href={telephoneHref(number)} className="footer-link">
              <Icon name="phone" className="size-4 shrink-0 text-saffron" />
              <span>
                {number} {textOf(label) && <span className="text-caption">({textOf(label)})</span>}
              </span>
            </a>
          </li>
        ))}
        {email && (
          <li>
            <a href={`mailto:${email}`} className="footer-link break-all">
              <Icon name="mail" className="size-4 shrink-0 text-saffron" />
              {email}
            </a>
          </li>
        )}
        {place && (
          <li className="flex items-start gap-2.5 py-2.5">
            <Icon name="map-pin" className="mt-1 size-4 shrink-0 text-saffron" />
            <span>{place}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

function OfficeHours() {
  return (
    <div>
      <FooterHeading>Office hours</FooterHeading>
      <dl className="mt-2 grid gap-y-1 md:gap-y-3">
        {useSite().school.officeHours.map(({ id, days, hours }) => (
          <div key={id} className="flex flex-wrap justify-between gap-x-4 md:block">
            <Words of={days} as="dt" className="font-bold text-paper" />
            <Words of={hours} as="dd" />
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Street, locality, town with PIN code, state: what there is of them. */
function describeAddress({ street, locality, city, state, postalCode }: School["address"]): string {
  const town = [textOf(city), postalCode].filter(Boolean).join(" ");
  return [textOf(street), textOf(locality), town, textOf(state)].filter(Boolean).join(", ");
}

/** Whose site it is, since when. */
function describeSchool({ name, address, established, registered }: School): string {
  const owner = [textOf(name), textOf(address.city)].filter(Boolean).join(", ");
  const years = [established && `Established ${established}`, registered && `registered ${registered}`];
  return [owner && `© ${owner}.`, years.some(Boolean) && `${years.filter(Boolean).join(", ")}.`]
    .filter(Boolean)
    .join(" ");
}

function FooterHeading({ children }: { children: string }) {
  return <h2 className="text-subhead text-paper">{children}</h2>;
}
