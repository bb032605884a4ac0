export type { SentMessage } from "./contact-form.tsx";
export { MessageForm } from "./message-form.tsx";
export { receiveMessagesOn } from "./receive-message.ts";
