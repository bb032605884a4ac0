import { isLinkTarget } from "../site/read-post.ts";

/** The part of a DOM node that is read, so that tests need no browser. */
export interface PastedNode {
  nodeName: string;
  nodeValue: string | null;
  childNodes: Iterable<PastedNode>;
  getAttribute?(name: string): string | null;
}

/**
 * A browser checks inline styles and handlers against the content security policy even in a document that it only parses, and
 * logs each one. Word writes hundreds of them.
 */
export const hideInlineStyles = (html: string): string =>
  html
    .replace(/<(\/?)style\b/gi, "<$1template")
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\s(style|on[a-z]+)\s*=/gi, " data-$1="));

/** The style of a node whose HTML was prepared with `hideInlineStyles`. */
export const styleOf = (node: PastedNode): string => node.getAttribute?.("data-style") ?? "";

interface Emphasis {
  isBold: boolean;
  isItalic: boolean;
}

/** The bullet or number of a Word item, which is part of its text. */
const WORD_MARKER = /mso-list:\s*ignore/i;

/** Elements say one thing and their styles another: Google Docs puts everything into a `<b>` of normal weight. */
export function findEmphasis(name: string, style: string, around: Emphasis): Emphasis {
  // Not `mso-bidi-font-weight`, which Word writes for other scripts.
  const [, weight] = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style) ?? [];
  const [, slant] = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(style) ?? [];
  return {
    isBold: weight ? /^(?:bold|bolder|[6-9]00)$/i.test(weight) : around.isBold || /^(?:B|STRONG)$/.test(name),
    isItalic: slant ? /^(?:italic|oblique)$/i.test(slant) : around.isItalic || /^(?:I|EM|CITE)$/.test(name),
  };
}

/** 0 if it is not a heading. */
export function findHeadingLevel(node: PastedNode, name: string): number {
  if (/^H[1-6]$/.test(name)) return Number(name[1]);
  if (name === "P" && /\bMsoTitle/.test(node.getAttribute?.("class") ?? "")) return 1;
  return node.getAttribute?.("role") === "heading" ? Number(node.getAttribute?.("aria-level")) || 2 : 0;
}

const TRACKING = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id)$/i;

/** The address as it is written in a post. Paths are of another site. */
export function findAddress(href: string): string | undefined {
  if (href.startsWith("/") || !isLinkTarget(href)) return undefined;
  const url = URL.parse(href);
  if (!url) return undefined;
  const tracking = [...url.searchParams.keys()].filter((key) => TRACKING.test(key));
  for (const key of tracking) url.searchParams.delete(key);
  const address = tracking.length > 0 ? url.href : href;
  return address.replaceAll("(", "%28").replaceAll(")", "%29").replace(/\s/g, "%20");
}

export function findMarker(node: PastedNode): PastedNode | undefined {
  for (const child of node.childNodes) {
    const marker = WORD_MARKER.test(styleOf(child)) ? child : findMarker(child);
    if (marker) return marker;
  }
  return undefined;
}

export function withoutMarker(node: PastedNode): PastedNode {
  const isMarker = (child: PastedNode) => WORD_MARKER.test(styleOf(child));
  return {
    nodeName: node.nodeName,
    nodeValue: node.nodeValue,
    childNodes: [...node.childNodes].filter((child) => !isMarker(child)).map(withoutMarker),
    getAttribute: (name) => node.getAttribute?.(name) ?? null,
  };
}

export const textOfNode = (node: PastedNode | undefined): string =>
  node ? (node.nodeValue ?? Array.from(node.childNodes, textOfNode).join("")) : "";

export const findRows = (node: PastedNode): PastedNode[] =>
  [...node.childNodes].flatMap((child) => {
    const name = child.nodeName.toUpperCase();
    if (name === "TR") return [child];
    return /^(?:THEAD|TBODY|TFOOT)$/.test(name) ? findRows(child) : [];
  });

export const findCells = (row: PastedNode): PastedNode[] =>
  [...row.childNodes].filter(({ nodeName }) => /^T[DH]$/i.test(nodeName));
