import type { FeatureSample } from "../../../core/sample/feature-sample.ts";
import { announcement } from "./announcement.ts";

export const announcementSample: FeatureSample = {
  documents: [{ name: "announcement", document: announcement }],
};
