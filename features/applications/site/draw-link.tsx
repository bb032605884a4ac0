import type { ReactNode } from "react";
import { useAddress, useSite } from "../../../core/site/site-context.tsx";
import { nameOfClass } from "../../school/content/exports.ts";
import { drawPath } from "../content/form/apply-path.ts";
import type { PublicDraw } from "../content/office/draw-contract.ts";

export function DrawLink({ id, children }: { id: string; children: ReactNode }) {
  const pageAddress = useAddress();
  return (
    <a href={pageAddress(drawPath(id))} className="text-link inline-flex min-h-11 items-center">
      {children}
    </a>
  );
}

/** Returns a function that names the list of a draw: "Draw of lots for Class 1 (EWS), 2027-28". */
export function useDrawName() {
  const { language, school, words } = useSite();
  const { draw: texts, categories } = words.apply;
  return ({ class: className, group, session }: PublicDraw) => {
    const name = nameOfClass(school.classes, className, language);
    return texts.title(group === "all" ? name : `${name} (${categories[group]})`, session);
  };
}
