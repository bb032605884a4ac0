import { createHash } from "node:crypto";
import type { Language } from "../../words/languages.ts";
import { escapeXml } from "../formats/xml.ts";

/** For pages that are read by people who look after the site. */
const STYLE = `
:root { color-scheme: light; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 56rem; background: #fbf6ec; color: #221a16;
  font: 1rem/1.55 system-ui, sans-serif; }
h1, h2 { color: #7a1f2b; line-height: 1.2; }
h2 { margin-top: 3rem; border-bottom: 2px solid #e08a1e; padding-bottom: .25rem; }
a { color: #7a1f2b; }
code { font: .9em ui-monospace, monospace; }
`;

interface PlainPage {
  language: Language;
  title: string;
  /** Added to the style of all plain pages. */
  style: string;
  /** The content of the body, as HTML. */
  body: string;
  headers?: Record<string, string>;
}

/** A page that needs nothing but itself and pictures of this site: no scripts, and its only style is in the document. */
export function renderPlainPage({ language, title, style, body, headers }: PlainPage) {
  const css = STYLE + style;
  const hash = createHash("sha256").update(css).digest("base64");
  return {
    status: 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      ...headers,
    },
    body: `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
<style>${css}</style>
</head>
<body>
${body}
</body>
</html>
`,
    tags: new Set<string>(),
  };
}
