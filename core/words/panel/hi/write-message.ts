import { type Message, type MessageId, render, writeAll } from "../../../content/messages/message.ts";
import { MESSAGES } from "./messages.ts";

/** The Hindi of messages; other text unchanged. */
export const writeMessage = (text: string): string => writeAll(text, write);

/** A message that the API has sent. An unknown one stays in English. */
export const fromApi = (message: Message | undefined, english: string): string =>
  message && Object.hasOwn(MESSAGES, message.id) ? write(message) : english;

/** A label comes in both languages; other parts may be typed text. */
const write = ({ id, params = {} }: Message) =>
  render(MESSAGES[id as MessageId], params, (name, value) => {
    const shown = params[`${name}Hi`] ?? value;
    return typeof shown === "number" ? grouped(shown) : shown;
  });

/** With Indian digit grouping; years have no comma. */
const grouped = (value: number) => (value > 9999 ? value.toLocaleString("en-IN") : String(value));
