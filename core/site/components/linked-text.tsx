/** A web address in a text, without the punctuation after it. */
const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}'’”।])/gi;

/** Text in which web addresses are links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <a key={index} href={part} rel="noreferrer nofollow" className="text-link wrap-anywhere">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
