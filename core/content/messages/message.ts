import { type Label, label } from "../../words/label.ts";
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
/** The parameters that are texts of declarations. Each is sent in both languages: `label` and `labelHi`. */
type LabelName = "label" | "needed";
type ParamsOf<Id extends MessageId> = {
  [Name in Names<TextOf<(typeof ENGLISH)[Id]>>]: Name extends LabelName ? Label : string | number;
};

export const message = <Id extends MessageId>(
  id: Id,
  ...[params]: Names<TextOf<(typeof ENGLISH)[Id]>> extends never ? [] : [ParamsOf<Id>]
): Coded => encode({ id, ...(params && { params: inBothLanguages(params) }) });

const inBothLanguages = (params: Readonly<Record<string, Label | string | number>>): Params =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]): [string, string | number][] =>
      typeof value === "object"
        ? [
            [name, value.en],
            [`${name}Hi`, value.hi],
          ]
        : [[name, value]],
    ),
  );

/** For a value that is not one of the options. */
export const notAnOption = (options: readonly string[]) =>
  message("value_not_an_option", { options: options.join(", ") });

const encode = (decoded: Message): Coded => `${MARK}${JSON.stringify(decoded)}` as Coded;

/** Undefined if the text is not a message. */
export function decode(text: Coded): Message;
export function decode(text: string): Message | undefined;
export function decode(text: string): Message | undefined {
  return isCoded(text) ? JSON.parse(text.slice(MARK.length)) : undefined;
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

/** Several messages as one text, such as what an import has done. */
export const joinMessages = (messages: readonly Coded[]): string => messages.join("");

/** Whether a stored text is one or several messages. */
export const isCoded = (text: string): boolean => text.startsWith(MARK);

/** One or several messages as sentences; other text unchanged. */
export const writeAll = (text: string, write: (message: Message) => string): string =>
  isCoded(text)
    ? text
        .split(MARK)
        .slice(1)
        .map((json) => write(JSON.parse(json)))
        .join(" ")
    : text;

/** Messages in English; other text unchanged. */
export const inEnglish = (text: string): string =>
  writeAll(text, ({ id, params = {} }) =>
    render(ENGLISH[id as MessageId], params, (_name, value) => String(value)),
  );

/** Messages by field as the API sends them: English text, and ids with parameters. */
export const inEnglishByField = (errors: Readonly<Record<string, Coded>>) => ({
  errors: mapValues(errors, inEnglish),
  errorParams: mapValues(errors, (text) => decode(text)),
});

const mapValues = <Value>(texts: Readonly<Record<string, Coded>>, map: (text: Coded) => Value) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, map(text)])) as Record<string, Value>;

/** Stands for the label in messages of rules that know no field. */
export const THIS_FIELD = label("This field", "यह जानकारी");

/** The message of a validation issue; the library's own texts are replaced. */
export const messageOf = ({ message: text }: { message: string }): Coded =>
  decode(text) ? (text as Coded) : message("not_valid", { label: THIS_FIELD });
