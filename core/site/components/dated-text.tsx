import { useWords } from "../site-context.tsx";

/** "14 November 2026", "14 November" and "November 2026", with the punctuation behind it. */
const findDates = (months: readonly string[]) => {
  const month = `(?:${months.join("|")})`;
  return new RegExp(`((?:\\d+ ${month}(?: \\d{4})?|${month} \\d{4})[,.:;।)]*)`);
};

/** A text whose dates each stay on one line. The characters do not change, so that search and copies find plain spaces. */
export function DatedText({ text }: { text: string }) {
  const { months } = useWords();
  if (!/\d/.test(text)) return text;
  return text.split(findDates(months)).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
      <span key={index} className="date">
        {piece}
      </span>
    ),
  );
}
