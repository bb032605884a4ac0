import { publicPages } from "../../content/site/public-pages.ts";
import { useSite } from "../site-context.tsx";
import { ButtonLink } from "./button-link.tsx";

interface PageButtonsProps {
  /** The path of the page that the buttons are for. */
  of: string;
  look?: "primary" | "light";
}

/** The buttons that other pages have for this one, while they are shown. */
export function PageButtons({ of, look = "primary" }: PageButtonsProps) {
  const { shownPaths, language } = useSite();
  return publicPages
    .filter(({ path, buttonOn }) => buttonOn === of && shownPaths.has(path))
    .map(({ path, label = [] }) => (
      <ButtonLink key={path} to={path} look={look}>
        {label[language === "hi" ? 1 : 0]}
      </ButtonLink>
    ));
}
