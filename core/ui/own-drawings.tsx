import type { ReactNode } from "react";
import { drawMark, MARK_VIEW_BOX } from "../content/site/program-mark.ts";

/** Filled with the text colour. */
function Filled({ viewBox = "0 0 24 24", children }: { viewBox?: string; children: ReactNode }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      <g fill="currentColor" stroke="none">
        {children}
      </g>
    </svg>
  );
}

const LINE = { fill: "none", stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round" } as const;

export const Facebook = () => (
  <Filled>
    <path d="M14 22v-8.500h3l.6-3.700H14V7.600c0-1.200.5-2 2.100-2h1.700V2.300A21 21 0 0 0 15.200 2C12.300 2 10 3.800 10 7.200v2.600H7v3.700h3V22z" />
  </Filled>
);

export const WhatsApp = () => (
  <Filled>
    <path {...LINE} strokeLinejoin="round" d="M3.200 20.800l1.300-4.600A9 9 0 1 1 8 19.500z" />
    <path d="M9.300 7.300c-.7 0-1.700.9-1.500 2.200.4 3 4.200 6.700 7 6.700 1.200 0 2.100-.9 2.100-1.700 0-.4-1.900-1.400-2.300-1.400s-.9 1-1.200 1c-.8 0-3.200-2.200-3.200-3 0-.4.9-.7.9-1.200 0-.4-.7-2.600-1.800-2.600z" />
  </Filled>
);

export const Instagram = () => (
  <Filled>
    <rect {...LINE} x="3" y="3" width="18" height="18" rx="5" />
    <circle {...LINE} cx="12" cy="12" r="4.200" />
    <circle cx="17.300" cy="6.700" r="1.300" />
  </Filled>
);

export const LinkedIn = () => (
  <Filled>
    <circle cx="5" cy="4.800" r="2.200" />
    <path d="M3.200 9h3.600v12H3.200zM9.500 9H13v1.700c.7-1.200 2-2 3.800-2 3 0 4.200 2 4.200 5.200V21h-3.600v-6.500c0-1.700-.5-2.700-1.900-2.700-1.500 0-2.300 1.100-2.300 2.900V21H9.500z" />
  </Filled>
);

/** A lotus between two lines. */
export const Lotus = () => (
  <Filled viewBox="0 0 160 24">
    <path {...LINE} strokeWidth="1.25" d="M4 14h50M106 14h50" />
    <circle cx="60" cy="14" r="1.75" />
    <circle cx="100" cy="14" r="1.75" />
    <path d="M80 3c4 4.6 5.6 9 0 15-5.6-6-4-10.400 0-15z" />
    <g opacity=".8">
      <path d="M71 7.500c-.4 5.200 1.500 9.300 7.400 11.300-1.600-5-3.500-8.800-7.400-11.300z" />
      <path d="M89 7.500c.4 5.200-1.500 9.300-7.400 11.300 1.600-5 3.500-8.800 7.400-11.300z" />
    </g>
    <g opacity=".6">
      <path d="M65.500 13.500c2 4.400 6 6.700 11.700 6-2.800-3.600-6.300-5.900-11.700-6z" />
      <path d="M94.500 13.500c-2 4.400-6 6.700-11.700 6 2.800-3.600 6.300-5.900 11.700-6z" />
    </g>
  </Filled>
);

/** In the colours of the page's palette. */
export const ProgramMark = () => (
  <svg viewBox={MARK_VIEW_BOX} aria-hidden="true">
    <g
      stroke="none"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{
        __html: drawMark({ main: "var(--color-maroon)", accent: "var(--color-saffron)" }, "circle"),
      }}
    />
  </svg>
);
