interface ShortTextProps {
  /** Shown, where the surroundings say the rest. */
  text: string;
  /** For screen readers; contains the text. As a whole, because they would separate a hidden end by a space. */
  name: string;
}

/** The text of a button or a link whose name says more. */
export const ShortText = ({ text, name }: ShortTextProps) => (
  <>
    <span aria-hidden="true">{text}</span>
    <span className="sr-only">{name}</span>
  </>
);
