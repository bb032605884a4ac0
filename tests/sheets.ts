import { buildZip as buildArchive, type ZipOptions } from "./zip.ts";

/** Spreadsheets as other programs write them, and as attackers do. */

export interface ZipPart {
  name: string;
  data: string | Buffer;
  /** The inflated size in the directory; default: the real one. */
  declaredSize?: number;
  isEncrypted?: true;
}

export const buildZip = (parts: readonly ZipPart[], options?: ZipOptions): Buffer =>
  buildArchive(
    parts.map(({ name, data, declaredSize, isEncrypted }) => ({
      path: name,
      bytes: Buffer.from(data),
      claims: { ...(declaredSize !== undefined && { size: declaredSize }), ...(isEncrypted && { flags: 1 }) },
    })),
    options,
  );

/** A text (shared, as Excel keeps it), a number, a formula with its result, a date by its serial number, or anything as XML. */
export type Cell =
  | string
  | number
  | null
  | boolean
  | { inline: string }
  | { formula: string; result: string }
  | { serial: number; format?: "built-in" | "custom" }
  | { error: string };

export interface BookSheet {
  name: string;
  state?: "hidden" | "veryHidden";
  /** Rows by number; rows without a number are consecutive. */
  rows: readonly (readonly Cell[] | { at: number; cells: readonly Cell[] })[];
  merges?: readonly string[];
  /** A sheet without cells. */
  isChart?: true;
}

interface BookOptions {
  date1904?: true;
  /** A document type for the sheets, which Excel never writes. */
  doctype?: string;
  parts?: readonly ZipPart[];
}

const NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The XML that Excel writes; inline texts are what other programs write. */
export function buildXlsx(
  sheets: readonly BookSheet[],
  { date1904, doctype = "", parts = [] }: BookOptions = {},
): Buffer {
  const strings: string[] = [];
  const toXml = (cell: Cell, reference: string): string => {
    const at = `r="${reference}"`;
    if (cell === null) return "";
    if (typeof cell === "string") return `<c ${at} t="s"><v>${strings.push(cell) - 1}</v></c>`;
    if (typeof cell === "number") return `<c ${at}><v>${cell}</v></c>`;
    if (typeof cell === "boolean") return `<c ${at} t="b"><v>${Number(cell)}</v></c>`;
    if ("inline" in cell) {
      return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(cell.inline)}</t></is></c>`;
    }
    if ("formula" in cell) return `<c ${at} t="str"><f>${escaped(cell.formula)}</f><v>${cell.result}</v></c>`;
    if ("serial" in cell) {
      return `<c ${at} s="${cell.format === "custom" ? 2 : 1}"><v>${cell.serial}</v></c>`;
    }
    return `<c ${at} t="e"><v>${cell.error}</v></c>`;
  };
  const worksheets = sheets.map(({ rows, merges = [] }) => {
    let number = 0;
    const lines = rows.map((row) => {
      const { at, cells } = "cells" in row ? row : { at: number + 1, cells: row };
      number = at;
      return `<row r="${at}">${cells.map((cell, column) => toXml(cell, `${letters(column)}${at}`)).join("")}</row>`;
    });
    const merged = merges.map((range) => `<mergeCell ref="${range}"/>`).join("");
    return `${HEAD}${doctype}<worksheet ${NS}><sheetData>${lines.join("")}</sheetData>${merged && `<mergeCells>${merged}</mergeCells>`}</worksheet>`;
  });
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const listed = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}" ${state ? `state="${state}"` : ""} r:id="rId${index + 1}"/>`,
  );
  return buildZip([
    {
      name: "[Content_Types].xml",
      data: `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>${sheets.map((_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${type}.worksheet+xml"/>`).join("")}</Types>`,
    },
    {
      name: "_rels/.rels",
      data: `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: "xl/workbook.xml",
      data: `${HEAD}<workbook ${NS} xmlns:r="${RELATIONS}"><workbookPr${date1904 ? ' date1904="1"' : ""}/><sheets>${listed.join("")}</sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      data: `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets.map(({ isChart }, index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${isChart ? "chart" : "work"}sheet" Target="${isChart ? "chart" : "work"}sheets/sheet${index + 1}.xml"/>`).join("")}<Relationship Id="rId100" Type="${RELATIONS}/styles" Target="styles.xml"/><Relationship Id="rId101" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    {
      name: "xl/styles.xml",
      data: `${HEAD}<styleSheet ${NS}><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\/mm\\/yyyy;@"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    },
    ...worksheets.map((data, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, data })),
    {
      name: "xl/sharedStrings.xml",
      data: `${HEAD}<sst ${NS} count="${strings.length}" uniqueCount="${strings.length}">${strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join("")}</sst>`,
    },
    ...parts,
  ]);
}

/** A, B, ... Z, AA. */
function letters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? letters(rest - 1) : "") + String.fromCharCode(65 + (column % 26));
}
