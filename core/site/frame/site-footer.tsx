import type { Identity } from "../../content/site/identity.ts";
import { footerLinks, type NavigationLink, onlyShown, quickLinks } from "../../content/site/navigation.ts";
import { publicPages } from "../../content/site/public-pages.ts";
import { Icon } from "../../ui/icon.tsx";
import { languageOf } from "../../ui/language.ts";
import type { Language } from "../../words/languages.ts";
import { Ornament } from "../components/ornament.tsx";
import { telephoneHref } from "../components/telephone.ts";
import { isWritten, textOf, Words } from "../components/words.tsx";
import { useAddress, useSite, useWords } from "../site-context.tsx";
import { LetterheadLines } from "./letterhead.tsx";
import { OfficeHoursList } from "./office-hours.tsx";
import { SocialLinks } from "./social-links.tsx";

const CLOSING_PAGES = publicPages.filter(({ closesFooter }) => closesFooter);

export function SiteFooter() {
  const { school, words } = useSite();
  const address = useAddress();
  return (
    <footer className="site-footer">
      <div className="page-width footer-columns">
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
        <nav aria-label={words.frame.quickLinks} className="footer-links no-print">
          <LinkGroup heading={words.menu.school} links={footerLinks("school")} />
          <LinkGroup heading={words.menu.studentCorner} links={footerLinks("studentCorner")} />
          <LinkGroup heading={words.frame.forParents} links={quickLinks} />
        </nav>
        <ReachUs />
        {school.officeHours.length > 0 && <OfficeHours />}
      </div>
      <div className="footer-end">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-4 py-2 text-caption">
          <Owner />
          {CLOSING_PAGES.map(({ path }) => (
            <a key={path} href={address(path)} className="footer-link">
              {words.pageTitle(path)}
            </a>
          ))}
        </div>
      </div>
    </footer>
  );
}

function LinkGroup({ heading, links }: { heading: string; links: readonly NavigationLink[] }) {
  const { shownPaths, words } = useSite();
  const address = useAddress();
  const shown = onlyShown(links, shownPaths);
  if (shown.length === 0) return null;
  return (
    <div>
      <FooterHeading>{heading}</FooterHeading>
      <ul>
        {shown.map(({ label, href }) => (
          <li key={href}>
            <a href={address(href)} className="footer-link">
              {words.menu[label]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ReachUs() {
  const { school, words, language } = useSite();
  const { phones, email, address } = school;
  const place = describeAddress(address, language);
  if (phones.length === 0 && !email && !place) return null;
  return (
    <div>
      <FooterHeading>{words.frame.reachUs}</FooterHeading>
      <ul className="mt-1 md:mt-3">
        {phones.map(({ id, label, number }) => (
          <li key={id}>
            <a href={telephoneHref(number)} className="footer-link">
              <Icon name="phone" className="size-4 shrink-0 text-saffron" />
              <span>
                {number}{" "}
                {isWritten(label) && (
                  <span className="text-caption">
                    (<Words of={label} />)
                  </span>
                )}
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
            <span lang={languageOf(place, language)}>{place}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

function OfficeHours() {
  const words = useWords();
  return (
    <div>
      <FooterHeading>{words.frame.officeHours}</FooterHeading>
      <OfficeHoursList className="office-hours" />
    </div>
  );
}

/** The lines of the address. */
function describeAddress(
  { street, locality, city, state, postalCode }: Identity["address"],
  language: Language,
): string {
  const town = [textOf(city, language), postalCode].filter(Boolean).join(" ");
  return [textOf(street, language), textOf(locality, language), town, textOf(state, language)]
    .filter(Boolean)
    .join(", ");
}

/** The copyright line. */
function Owner() {
  const { school, language, words } = useSite();
  const { name, address, established, registered } = school;
  const { frame } = words;
  const owner = [textOf(name, language), textOf(address.city, language)].filter(Boolean).join(", ");
  const years = [established && frame.established(established), registered && frame.registered(registered)];
  return (
    <p>
      {owner && <span lang={languageOf(owner, language)}>{`© ${owner}${frame.stop}`}</span>}
      {years.some(Boolean) && ` ${years.filter(Boolean).join(", ")}${frame.stop}`}
    </p>
  );
}

function FooterHeading({ children }: { children: string }) {
  return <h2 className="text-subhead text-paper">{children}</h2>;
}
