import { addObject, hexOf, type PdfObjects, requireObject } from "./pdf-file.ts";

/** The role of a text, for screen readers. Lines with the same object form one paragraph or one cell. */
export interface Tag {
  role: "H1" | "H2" | "H3" | "P" | "Link" | "Table" | "TR" | "TD" | "TH";
  within?: Tag | undefined;
  /** Whether a TH is the heading of a row or a column. */
  scope?: "Row" | "Column";
}

export interface Structure {
  /** `add` returns the number of a text on the page. */
  beginPage(page: number): { key: number; add(tag: Tag): number };
  addLink(annotation: number, link: { tag: Tag; address: string }): void;
  /** Returns the number of the root. */
  finish(): number;
}

interface Element {
  number: number;
  kids: string[];
}

/** The tags of a document, in the order of their first text. */
export function createStructure(objects: PdfObjects): Structure {
  const root = addObject(objects);
  const document: Element = { number: addObject(objects), kids: [] };
  const elements = new Map<Tag, Element>();
  /** The elements of the texts of each page, and of each link. */
  const parents: (string | string[])[] = [];

  function elementOf(tag: Tag | undefined): Element {
    if (!tag) return document;
    const known = elements.get(tag);
    if (known) return known;
    const element = { number: addObject(objects), kids: [] };
    elements.set(tag, element);
    elementOf(tag.within).kids.push(`${element.number} 0 R`);
    return element;
  }

  return {
    beginPage(page) {
      const owners: string[] = [];
      const key = parents.push(owners) - 1;
      const add = (tag: Tag) => {
        const { number, kids } = elementOf(tag);
        const mark = owners.push(`${number} 0 R`) - 1;
        kids.push(`<</Type /MCR /Pg ${page} 0 R /MCID ${mark}>>`);
        return mark;
      };
      return { key, add };
    },
    addLink(annotation, { tag, address }) {
      const { number, kids } = elementOf(tag);
      const key = parents.push(`${number} 0 R`) - 1;
      const { dictionary } = requireObject(objects, annotation);
      objects.set(annotation, {
        dictionary: `${dictionary}\n/StructParent ${key}\n/Contents <feff${hexOf(address)}>`,
      });
      kids.push(`<</Type /OBJR /Obj ${annotation} 0 R>>`);
    },
    finish() {
      const setElement = ({ number, kids }: Element, role: string, parent: number, more = "") =>
        objects.set(number, {
          dictionary: `/Type /StructElem /S /${role} /P ${parent} 0 R${more} /K [${kids.join(" ")}]`,
        });
      setElement(document, "Document", root);
      for (const [{ role, within, scope }, element] of elements) {
        const more = scope ? ` /A <</O /Table /Scope /${scope}>>` : "";
        setElement(element, role, elementOf(within).number, more);
      }
      const owners = parents.map(
        (each, key) => `${key} ${typeof each === "string" ? each : `[${each.join(" ")}]`}`,
      );
      objects.set(root, {
        dictionary: `/Type /StructTreeRoot /K ${document.number} 0 R /ParentTree <</Nums [${owners.join(" ")}]>> /ParentTreeNextKey ${parents.length}`,
      });
      return root;
    },
  };
}
