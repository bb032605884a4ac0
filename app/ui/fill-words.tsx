import { Fragment, type ReactNode } from "react";

/** `"Logged in as {email}."` with elements in the places that stand in braces. */
export const fillWords = (sentence: string, parts: Record<string, ReactNode>): ReactNode =>
  sentence.split(/\{(\w+)\}/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its pieces in their order
    <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>
  ));
