import { z } from "zod";

export const doneBodySchema = z.object({ success: z.literal(true), message: z.string().optional() });
