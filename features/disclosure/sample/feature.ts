import type { FeatureSample } from "../../../core/sample/feature-sample.ts";
import { certificates as certificatesType } from "../content/certificates/certificates.ts";
import { certificates } from "./certificates.ts";
import { disclosure } from "./disclosure.ts";

export const disclosureSample: FeatureSample = {
  entries: [
    {
      place: 130,
      entries: certificates.map(({ specimen, ...values }) => ({
        resource: certificatesType,
        values,
        files: { file: [specimen] },
      })),
    },
  ],
  pages: [{ name: "disclosure", document: disclosure, part: 1 }],
  drawnFiles: certificates.map((certificate) => ({
    key: certificate.specimen,
    source: certificate,
    draw: async () => (await import("./draw-specimen.ts")).drawSpecimen(certificate),
  })),
};
