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

/** Links fixed to the right edge. On a phone, where they would lie on the text, they unfold. */
export function SocialStrip() {
  return (
    <nav aria-label="Social media" className="social-strip no-print">
      <details className="md:hidden">
        <summary aria-label="Our social media" className="social-strip-button">
          <Icon name="users" className="size-5" />
        </summary>
        <ul>
          <SocialLinkItems className="hover:bg-maroon-dark" />
        </ul>
      </details>
      <ul className="max-md:hidden">
        <SocialLinkItems className="hover:bg-maroon-dark" />
      </ul>
    </nav>
  );
}
