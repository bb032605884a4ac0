import { Icon } from "../../ui/icon.tsx";
import { useSite, useWords } from "../site-context.tsx";

const NETWORKS = [
  ["facebook", "Facebook"],
  ["whatsapp", "WhatsApp"],
  ["instagram", "Instagram"],
  ["linkedin", "LinkedIn"],
] as const;

/** Links to the school's pages on social networks, as items of a list. */
function useSocialLinks() {
  const { school, words } = useSite();
  return NETWORKS.filter(([network]) => school.social[network]).map(([network, name]) => (
    <li key={network}>
      <a
        href={school.social[network] ?? undefined}
        target="_blank"
        rel="noreferrer"
        aria-label={words.frame.inNewTab(name)}
        className="social-link"
      >
        <Icon name={network} className="size-5" />
      </a>
    </li>
  ));
}

export function SocialLinks() {
  const links = useSocialLinks();
  return links.length > 0 && <ul className="flex flex-wrap gap-1">{links}</ul>;
}

const PANEL_ID = "social-links";

/** Links at the right edge. On a phone they are behind a button, so that they do not cover the text. */
export function SocialStrip() {
  const words = useWords();
  const links = useSocialLinks();
  if (links.length === 0) return null;
  return (
    <nav aria-label={words.frame.socialMedia} className="social-strip no-print">
      <button
        type="button"
        popoverTarget={PANEL_ID}
        aria-label={words.frame.ourSocialMedia}
        className="social-strip-button"
      >
        <Icon name="users" className="size-5" />
      </button>
      <ul id={PANEL_ID} popover="" className="social-strip-list">
        {links}
      </ul>
    </nav>
  );
}
