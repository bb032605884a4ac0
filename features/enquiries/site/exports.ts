export type { SentMessage } from "./contact-form.tsx";
export { MessageForm, useHasMessageForm } from "./message-form.tsx";
export { receiveMessagesOn } from "./receive-message.ts";
