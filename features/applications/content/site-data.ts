import type { Coded } from "../../../core/content/messages/message.ts";
import type { FormState } from "./form/form-state.ts";
import type { PublicDraw } from "./office/draw-contract.ts";

/** An application, or why its link does not open it. */
export type FoundApplication = FormState | { refused: Coded; status: number };

declare module "../../../core/server/site/site-build.ts" {
  interface SiteData {
    findApplication?(link: string): Promise<FoundApplication>;
    findDraw?(id: string): Promise<PublicDraw | undefined>;
    listDraws?(session: string): Promise<PublicDraw[]>;
  }
}
