import { school } from "../../../content/pages/school.ts";
import { Icon } from "../../ui/icon.tsx";

const NETWORKS = [
  ["facebook", "Facebook"],
  ["whatsapp", "WhatsApp"],
  ["instagram", "Instagram"],
  ["linkedin", "LinkedIn"],
] as const;

function SocialLinkItems({ className }: { className: string }) {
  return NETWORKS.map(([network, name]) => (
    <li key={network}>
      <a
        href={school.social[network]}
        target="_blank"
        rel="noreferrer"
        aria-label={`${name} (opens in a new tab)`}
        className={`grid size-11 place-items-center ${className}`}
      >
        <Icon name={network} className="size-5" />
      </a>
    </li>
  ));
}

export function SocialLinks() {
  return (
    <ul className="flex flex-wrap gap-1">
      <SocialLinkItems className="rounded-full hover:bg-paper/15" />
    </ul>
  );
}

const PANEL_ID = "social-links";

/** Links fixed to the right edge. On a phone, where they would lie on the text, a button unfolds them. */
export function SocialStrip() {
  return (
    <nav aria-label="Social media" className="social-strip no-print">
      <button
        type="button"
        popoverTarget={PANEL_ID}
        aria-label="Our social media"
        className="social-strip-button md:hidden"
      >
        <Icon name="users" className="size-5" />
      </button>
      <ul id={PANEL_ID} popover="auto" className="social-strip-list">
        <SocialLinkItems className="hover:bg-maroon-dark" />
      </ul>
    </nav>
  );
}
