/** A reason not to start; the message is one line. */
export class StartError extends Error {}
