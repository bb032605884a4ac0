const CATALOG = /^(?<number>\d+) 0 obj\n<<(?<entries>\/Type \/Catalog\n[\s\S]*?)>>\nendobj/m;
const TRAILER = /trailer\n<<(?<entries>[\s\S]*?)>>\nstartxref\n(?<table>\d+)\n/;

/**
 * Adds the language to a PDF, for screen readers: the library that writes it cannot. An incremental update at the end of the file
 * replaces the catalogue.
 */
export function markLanguage(pdf: Buffer, language: string): Buffer {
  const text = pdf.toString("latin1");
  const catalog = CATALOG.exec(text)?.groups;
  const trailer = TRAILER.exec(text)?.groups;
  if (!catalog || !trailer) throw new Error("the PDF has another structure than expected");
  const object = `${catalog.number} 0 obj\n<<${catalog.entries}\n/Lang (${language})>>\nendobj\n`;
  const offset = String(pdf.length).padStart(10, "0");
  const table = `xref\n${catalog.number} 1\n${offset} 00000 n \ntrailer\n<<${trailer.entries}\n/Prev ${trailer.table}>>\n`;
  const end = `startxref\n${pdf.length + object.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(object + table + end, "latin1")]);
}
