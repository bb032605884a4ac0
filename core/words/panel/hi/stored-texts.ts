/** English texts stored in the database: titles in the audit log and devices of sessions. */
interface StoredText {
  pattern: RegExp;
  write: (parts: Readonly<Record<string, string>>) => string;
}

/** Results of a student import. */
const IMPORTED: Record<string, Record<"one" | "other", string>> = {
  added: { one: "जोड़ा गया", other: "जोड़े गए" },
  changed: { one: "बदला गया", other: "बदले गए" },
  unchanged: { one: "पहले जैसा ही है", other: "पहले जैसे ही हैं" },
  skipped: { one: "छोड़ा गया", other: "छोड़े गए" },
};

const STORED_TEXTS: readonly StoredText[] = [
  {
    pattern: /^(?<count>\d+) entr(?:y|ies)$/,
    write: ({ count }) => (count === "1" ? "1 प्रविष्टि" : `${count} प्रविष्टियाँ`),
  },
  {
    pattern: /^(?<count>\d+) students?(?:, class (?<name>.+?))?(?:, section (?<section>.+))?$/,
    write: ({ count, name, section }) =>
      [`${count} विद्यार्थी`, name && `कक्षा ${name}`, section && `सेक्शन ${section}`].filter(Boolean).join(", "),
  },
  {
    pattern: /^(?<count>\d+) students? (?<done>added|changed|unchanged|skipped)\.$/,
    write: ({ count, done = "" }) =>
      `${count} विद्यार्थी ${IMPORTED[done]?.[count === "1" ? "one" : "other"]}।`,
  },
  {
    pattern: /^(?<count>\d+) events? added\.$/,
    write: ({ count }) => (count === "1" ? "1 कार्यक्रम जोड़ा गया।" : `${count} कार्यक्रम जोड़े गए।`),
  },
  {
    pattern: /^(?<count>\d+) rows? left out\.$/,
    write: ({ count }) => (count === "1" ? "1 पंक्ति छोड़ी गई।" : `${count} पंक्तियाँ छोड़ी गईं।`),
  },
  {
    pattern: /^(?<browser>Edge|Opera|Firefox|Chrome|Safari|[A-Z]\w+ (?:Internet|Browser)) on (?<system>\w+)$/,
    write: ({ browser, system }) => `${system} पर ${browser}`,
  },
];

/** Undefined unless every sentence of the text has a translation. */
export function findStored(text: string): string | undefined {
  const written = text.split(/(?<=\.) (?=\d)/).map((sentence) => {
    for (const { pattern, write } of STORED_TEXTS) {
      const groups = pattern.exec(sentence)?.groups;
      if (groups) return write(groups);
    }
    return undefined;
  });
  return written.every((each) => each !== undefined) ? written.join(" ") : undefined;
}
