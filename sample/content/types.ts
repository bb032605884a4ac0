import type { NoticeCategory } from "../../content/notices/notice-categories.ts";
import type { EventKind } from "../../content/resources/event-kinds.ts";
/**
 * The sample content for an empty database. Fields have the names of the content types; pictures are referenced by key:
 * `sample/pictures/KEY.jpg`. Lists are in display order, newest first, so the loader starts at their end. A field that ends
 * in Hi has the same text in Hindi; null if the text is already in Hindi.
 */

export interface SampleNotice {
  title: string;
  titleHi: string | null;
  description: string;
  descriptionHi: string | null;
  date: string;
  category: NoticeCategory;
  /** The key of the attached circular: `sample/circulars/KEY.pdf`. */
  circular?: string;
  /** The key of the attached picture. */
  picture?: string;
}

export interface SampleEvent {
  title: string;
  titleHi: string;
  kind: EventKind;
  startsOn: string;
  endsOn: string | null;
  startsAt: string | null;
  endsAt: string | null;
  place: string | null;
  placeHi: string | null;
  description: string | null;
  descriptionHi: string | null;
}

export interface SampleFacility {
  name: string;
  nameHi: string;
  picture: string;
}

export interface SampleTopStudent {
  name: string;
  nameHi: string | null;
  class: string;
  classHi: string;
  percent: number;
  picture: string;
}

export interface SampleBlock {
  title: string;
  titleHi: string;
  description: string;
  descriptionHi: string;
  autherName: string;
  autherNameHi: string;
  /** Plain text; paragraphs are separated by an empty line. */
  content: string;
  contentHi: string;
  pictures: string[];
  authorPicture: string;
  createdAt: string;
}

export interface SampleGallery {
  title: string;
  titleHi: string;
  description: string;
  descriptionHi: string;
  pictures: string[];
}

export interface SampleTeamMember {
  name: string;
  nameHi: string;
  designation: string;
  designationHi: string;
  subject: string;
  subjectHi: string;
  qualification: string;
  qualificationHi: string;
  picture: string;
}

export interface SampleAlumnus {
  name: string;
  nameHi: string;
  fatherName: string;
  fatherNameHi: string;
  passOutClass: string;
  passOutClassHi: string;
  passOutYear: number;
  designation: string;
  designationHi: string;
  post: string;
  postHi: string;
  location: string;
  locationHi: string;
  picture: string;
}

export interface SampleCommitteeMember {
  name: string;
  nameHi: string;
  designation: string;
  designationHi: string;
}

export interface SampleStudent {
  name: string;
  rollNumber: string;
  class: string;
  section: string;
  dateOfBirth: string;
  guardianName: string;
  mobileNumber: string;
  address: string;
  gender: "Male" | "Female" | "Other";
  picture: string;
}

export interface SampleContact {
  name: string;
  address: string;
  phoneNumber: string;
  message: string;
}

export interface SampleAnnouncement {
  content: string;
  contentHi: string;
  /** A page of the site; the loader makes it absolute, because an announcement needs an absolute link. */
  linkPath: string;
}
