import type { ReactNode } from "react";
import type { School } from "../../../content/pages/schemas.ts";

export type SocialNetwork = keyof School["social"];

export const SOCIAL_NAMES: Record<SocialNetwork, string> = {
  facebook: "Facebook",
  whatsapp: "WhatsApp",
  instagram: "Instagram",
  linkedin: "LinkedIn",
};

const STROKE = { fill: "none", stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round" } as const;

const DRAWINGS: Record<SocialNetwork, ReactNode> = {
  facebook: (
    <path d="M14 22v-8.500h3l.6-3.700H14V7.600c0-1.200.5-2 2.100-2h1.700V2.300A21 21 0 0 0 15.200 2C12.300 2 10 3.800 10 7.200v2.600H7v3.700h3V22z" />
  ),
  whatsapp: (
    <>
      <path {...STROKE} strokeLinejoin="round" d="M3.200 20.800l1.300-4.600A9 9 0 1 1 8 19.500z" />
      <path d="M9.300 7.300c-.7 0-1.700.9-1.500 2.200.4 3 4.200 6.700 7 6.700 1.200 0 2.100-.9 2.100-1.700 0-.4-1.900-1.400-2.300-1.400s-.9 1-1.200 1c-.8 0-3.200-2.200-3.200-3 0-.4.9-.7.9-1.200 0-.4-.7-2.600-1.800-2.600z" />
    </>
  ),
  instagram: (
    <>
      <rect {...STROKE} x="3" y="3" width="18" height="18" rx="5" />
      <circle {...STROKE} cx="12" cy="12" r="4.200" />
      <circle cx="17.300" cy="6.700" r="1.300" />
    </>
  ),
  linkedin: (
    <>
      <circle cx="5" cy="4.800" r="2.200" />
      <path d="M3.200 9h3.600v12H3.200zM9.500 9H13v1.700c.7-1.200 2-2 3.800-2 3 0 4.200 2 4.200 5.200V21h-3.600v-6.500c0-1.700-.5-2.700-1.900-2.700-1.500 0-2.300 1.100-2.300 2.900V21H9.500z" />
    </>
  ),
};

export function SocialMark({ network, className }: { network: SocialNetwork; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className={className}>
      {DRAWINGS[network]}
    </svg>
  );
}
