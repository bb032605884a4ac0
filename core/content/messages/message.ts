import { ENGLISH } from "./english.ts";

export type MessageId = keyof typeof ENGLISH;

/** One sentence, or one for each plural form (`one`, `other`) or label. */
export type Template = string | Readonly<Record<string, string> & { other: string }>;

export type Params = Readonly<Record<string, string | number>>;

/** A message as clients receive it next to the English text, for rendering in another language. */
export interface Message {
  id: string;
  params?: Params;
}

/**
 * A message encoded as one string (id and parameters), because the validation library, forms and child processes carry
 * strings. User input cannot contain the marker: control characters are rejected.
 */
export type Coded = string & { readonly isCoded: true };

const MARK = "\u0001";

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type TextOf<Entry> = Entry extends string ? Entry : Entry[keyof Entry];
type ParamsOf<Id extends MessageId> = Record<Names<TextOf<(typeof ENGLISH)[Id]>>, string | number>;

export const message = <Id extends MessageId>(
  id: Id,
  ...[params]: Names<TextOf<(typeof ENGLISH)[Id]>> extends never ? [] : [ParamsOf<Id>]
): Coded => encode({ id, ...(params && { params }) });

/** For a value that is not one of the options. */
export const notAnOption = (options: readonly string[]) =>
  message("value_not_an_option", { options: options.join(", ") });

const encode = (decoded: Message): Coded => `${MARK}${JSON.stringify(decoded)}` as Coded;

/** Undefined if the text is not a message. */
export function decode(text: Coded): Message;
export function decode(text: string): Message | undefined;
export function decode(text: string): Message | undefined {
  return text.startsWith(MARK) ? JSON.parse(text.slice(MARK.length)) : undefined;
}

export function render(
  template: Template,
  params: Params,
  show: (name: string, value: string | number) => string,
) {
  const forms = typeof template === "string" ? { other: template } : template;
  const form = [String(params.label), params.count === 1 ? "one" : "other"].find((name) =>
    Object.hasOwn(forms, name),
  );
  return (forms[form ?? "other"] ?? "").replace(/\{(\w+)\}/g, (_placeholder, name: string) =>
    show(name, params[name] ?? ""),
  );
}

/** A message in English; other text unchanged. */
export function inEnglish(text: string): string {
  const decoded = decode(text);
  if (!decoded) return text;
  return render(ENGLISH[decoded.id as MessageId], decoded.params ?? {}, (_name, value) => String(value));
}

/** Messages by field as the API sends them: English text, and ids with parameters. */
export const inEnglishByField = (errors: Readonly<Record<string, Coded>>) => ({
  errors: mapValues(errors, inEnglish),
  errorParams: mapValues(errors, (text) => decode(text)),
});

const mapValues = <Value>(texts: Readonly<Record<string, Coded>>, map: (text: Coded) => Value) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, map(text)])) as Record<string, Value>;

/** The message of a validation issue; the library's own texts are replaced. */
export const messageOf = ({ message: text }: { message: string }): Coded =>
  decode(text) ? (text as Coded) : message("not_valid", { label: "This field" });
