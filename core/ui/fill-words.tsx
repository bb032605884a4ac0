import { Fragment, type ReactNode } from "react";

/** `"Logged in as {email}."` with elements for the placeholders. */
export const fillWords = (sentence: string, parts: Record<string, ReactNode>): ReactNode =>
  sentence.split(/\{(\w+)\}/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their order
    <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>
  ));
