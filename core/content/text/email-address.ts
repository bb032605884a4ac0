import { z } from "zod";

/** An address to which mail can be sent: no name, no spaces, no line breaks. */
export const emailAddress = z.email().max(254);

export const isEmailAddress = (text: string): boolean => emailAddress.safeParse(text).success;
