import { useState } from "react";
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
    <ul className="flex gap-1">
      <SocialLinkItems className="rounded-full hover:bg-paper/15" />
    </ul>
  );
}

/** Links fixed to the right edge. On a phone, where they would lie on the text, a button unfolds them. */
export function SocialStrip() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <nav
      aria-label="Social media"
      className="no-print fixed right-0 bottom-6 z-20 flex flex-col items-end md:top-1/2 md:bottom-auto md:-translate-y-1/2"
    >
      <ul
        id="social-strip"
        className={`overflow-hidden rounded-l-control bg-maroon text-paper shadow-raised md:block ${isOpen ? "" : "hidden"}`}
      >
        <SocialLinkItems className="hover:bg-maroon-dark" />
      </ul>
      <button
        type="button"
        aria-label="Our social media"
        aria-expanded={isOpen}
        aria-controls="social-strip"
        onClick={() => setIsOpen(!isOpen)}
        className="mt-1 grid size-11 place-items-center rounded-l-control bg-maroon text-paper shadow-raised md:hidden noscript:hidden"
      >
        {isOpen ? <Icon name="x" className="size-5" /> : <Icon name="share" className="size-5" />}
      </button>
    </nav>
  );
}
