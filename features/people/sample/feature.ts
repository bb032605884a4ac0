import type { FeatureSample } from "../../../core/sample/feature-sample.ts";
import { alumni as alumniType } from "../content/alumni.ts";
import { committee as committeeType } from "../content/committee.ts";
import { team as teamType } from "../content/team.ts";
import { alumni } from "./alumni.ts";
import { committee } from "./committee.ts";
import { alumniPage, teachersPage } from "./list-pages.ts";
import { management } from "./management.ts";
import { team } from "./team.ts";

export const peopleSample: FeatureSample = {
  entries: [
    {
      place: 60,
      entries: team.map(({ picture, ...values }) => ({
        resource: teamType,
        values,
        files: { image: [picture] },
      })),
    },
    {
      place: 90,
      entries: alumni.map(({ picture, ...values }) => ({
        resource: alumniType,
        values,
        files: { image: [picture] },
        part: 2 as const,
      })),
    },
    {
      place: 100,
      entries: committee.map((values) => ({
        resource: committeeType,
        values: { ...values },
        files: {},
        part: 2 as const,
      })),
    },
  ],
  pages: [
    { name: "management", document: management },
    { name: "teachers", document: teachersPage },
    { name: "alumni", document: alumniPage },
  ],
};
