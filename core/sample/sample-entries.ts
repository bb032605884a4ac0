import { events } from "../../features/calendar/sample/events.ts";
import { certificates } from "../../features/disclosure/sample/certificates.ts";
import { contacts } from "../../features/enquiries/sample/contacts.ts";
import { savedReplies } from "../../features/enquiries/sample/saved-replies.ts";
import { facilities } from "../../features/facilities/sample/facilities.ts";
import { galleries } from "../../features/galleries/sample/galleries.ts";
import { notices } from "../../features/notices/sample/notices.ts";
import { pageNames, pages } from "../../features/pages.ts";
import { alumni } from "../../features/people/sample/alumni.ts";
import { committee } from "../../features/people/sample/committee.ts";
import { team } from "../../features/people/sample/team.ts";
import { blocks } from "../../features/posts/sample/blocks.ts";
import { students } from "../../features/students/sample/students.ts";
import { topStudents } from "../../features/students/sample/top-students.ts";
import { resources } from "../../features/types.ts";
import { documentFiles } from "../content/pages/page-schema.ts";
import type { Resource } from "../content/types/define-resource.ts";
import type { SamplePart } from "../server/content/many/sample-store.ts";
import { samplePages } from "./sample-pages.ts";

export interface SampleEntry {
  resource: Resource;
  values: Record<string, string | number | null | undefined>;
  /** Keys of pictures, circulars and specimens, by file field. */
  files: Record<string, string[]>;
  createdAt?: string;
  /** The first part if absent. */
  part?: SamplePart;
}

const keys = (...candidates: (string | undefined)[]) => candidates.filter((key) => key !== undefined);

/** Every sample entry in the form of its content type, newest first. The position in this list is part of its file names. */
export const sampleEntries: SampleEntry[] = [
  ...notices.map(({ circular, picture, ...values }) => ({
    resource: resources.notices,
    values,
    files: { pdfOrImage: keys(circular, picture) },
  })),
  ...facilities.map(({ picture, ...values }) => ({
    resource: resources.facilities,
    values,
    files: { image: [picture] },
  })),
  ...topStudents.map(({ picture, ...values }) => ({
    resource: resources.topStudents,
    values,
    files: { image: [picture] },
  })),
  ...blocks.map(({ pictures, authorPicture, createdAt, ...values }) => ({
    resource: resources.blocks,
    values,
    files: { images: pictures, authorImage: [authorPicture] },
    createdAt,
  })),
  ...galleries.map(({ pictures, ...values }) => ({
    resource: resources.galleries,
    values,
    files: { images: pictures },
  })),
  ...team.map(({ picture, ...values }) => ({
    resource: resources.team,
    values,
    files: { image: [picture] },
  })),
  ...students.map(({ picture, ...values }) => ({
    resource: resources.students,
    values,
    files: { profilePhoto: [picture] },
  })),
  ...contacts.map((values) => ({ resource: resources.contacts, values: { ...values }, files: {} })),
  ...alumni.map(({ picture, ...values }) => ({
    resource: resources.alumni,
    values,
    files: { image: [picture] },
    part: 2 as const,
  })),
  ...committee.map((values) => ({
    resource: resources.committee,
    values: { ...values },
    files: {},
    part: 2 as const,
  })),
  ...events.map((values) => ({
    resource: resources.events,
    values: { ...values },
    files: {},
    part: 3 as const,
  })),
  ...savedReplies.map((values) => ({
    resource: resources.savedReplies,
    values: { ...values },
    files: {},
    part: 5 as const,
  })),
  ...certificates.map(({ specimen, ...values }) => ({
    resource: resources.certificates,
    values,
    files: { file: [specimen] },
  })),
];

/** The pictures, circulars and specimens used by the sample's entries and pages. */
export const sampleFileKeys: readonly string[] = [
  ...new Set([
    ...sampleEntries.flatMap(({ files }) => Object.values(files).flat()),
    ...pageNames.flatMap((name) => documentFiles(pages[name], samplePages[name])),
  ]),
];
