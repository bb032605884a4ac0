/** A command that cannot do what was asked; the message is printed without a stack. */
export class UsageError extends Error {}
