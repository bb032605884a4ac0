import { Icon } from "../../ui/icon.tsx";
import { useSite, useWords } from "../site-context.tsx";

const NETWORKS = [
  ["facebook", "Facebook"],
  ["whatsapp", "WhatsApp"],
  ["instagram", "Instagram"],
  ["linkedin", "LinkedIn"],
] as const;

/** The school's pages on social networks. */
function useNetworks() {
  const { social } = useSite().school;
  return NETWORKS.flatMap(([network, name]) => {
    const href = social[network];
    return href ? [{ network, name, href }] : [];
  });
}

function SocialLinkItems() {
  const words = useWords();
  return useNetworks().map(({ network, name, href }) => (
    <li key={network}>
      <a
        href={href}
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
  if (useNetworks().length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1">
      <SocialLinkItems />
    </ul>
  );
}

const PANEL_ID = "social-links";

/** Links at the right edge. On a phone they are behind a button, so that they do not cover the text. */
export function SocialStrip() {
  const words = useWords();
  if (useNetworks().length === 0) return null;
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
      <ul id={PANEL_ID} popover="auto" className="social-strip-list">
        <SocialLinkItems />
      </ul>
    </nav>
  );
}
