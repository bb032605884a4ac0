import { navigation } from "../../../content/pages/navigation.ts";
import { school } from "../../../content/pages/school.ts";
import { Icon } from "../../ui/icon.tsx";
import { Ornament } from "./ornament.tsx";
import { SocialLinks } from "./social-links.tsx";
import { telephoneHref } from "./telephone.ts";

const { address } = school;

export function SiteFooter() {
  return (
    <footer className="site-footer bg-maroon-dark text-cream-deep">
      <div className="page-width grid gap-6 py-8 md:grid-cols-2 md:gap-10 md:py-14 lg:grid-cols-[1.4fr_1fr_1.3fr_1.2fr]">
        <div>
          <p className="font-display text-subhead text-paper">{school.name}</p>
          <p lang="hi" className="mt-1 font-display text-lead text-saffron-soft">
            {school.taglineHi}
          </p>
          <Ornament className="mt-4 -ml-1 text-saffron" />
          <address className="mt-4 not-italic">
            {school.addressLinesHi.map((line) => (
              <span key={line} lang="hi" className="block">
                {line}
              </span>
            ))}
          </address>
          <div className="no-print mt-2 -ml-3 md:mt-4">
            <SocialLinks />
          </div>
        </div>
        <nav aria-label={navigation.footerHeading} className="no-print">
          <FooterHeading>{navigation.footerHeading}</FooterHeading>
          <ul className="mt-1 [columns:8rem_2] md:mt-3 lg:columns-1">
            {navigation.footerQuickLinks.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="footer-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <FooterHeading>Reach us</FooterHeading>
          <ul className="mt-1 md:mt-3">
            {school.phones.map(({ label, number }) => (
              <li key={number}>
                <a href={telephoneHref(number)} className="footer-link">
                  <Icon name="phone" className="size-4 shrink-0 text-saffron" />
                  <span>
                    {number} <span className="text-caption">({label})</span>
                  </span>
                </a>
              </li>
            ))}
            <li>
              <a href={`mailto:${school.email}`} className="footer-link break-all">
                <Icon name="mail" className="size-4 shrink-0 text-saffron" />
                {school.email}
              </a>
            </li>
            <li className="flex items-start gap-2.5 py-2.5">
              <Icon name="map-pin" className="mt-1 size-4 shrink-0 text-saffron" />
              <span>
                {address.street}, {address.locality}, {address.city} {address.postalCode}, {address.state}
              </span>
            </li>
          </ul>
        </div>
        <div>
          <FooterHeading>Office hours</FooterHeading>
          <dl className="mt-2 grid gap-y-1 md:gap-y-3">
            {school.officeHours.map(({ days, hours }) => (
              <div key={days} className="flex flex-wrap justify-between gap-x-4 md:block">
                <dt className="font-bold text-paper">{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="border-t border-paper/15">
        <p className="page-width py-4 text-caption">
          © {school.name}, {address.city}. Established {school.established}, registered {school.registered}.
        </p>
      </div>
    </footer>
  );
}

function FooterHeading({ children }: { children: string }) {
  return <h2 className="text-subhead text-paper">{children}</h2>;
}
