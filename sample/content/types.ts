/**
 * What the sample loader puts into an empty database. Fields have the names of the content types; pictures are
 * named by their key: `sample/pictures/KEY.jpg`. Every list stands in the order in which visitors see it, newest
 * first, so the loader works from its end.
 */

export interface SampleNotice {
  title: string;
  description: string;
  date: string;
  /** The key of the circular that is attached: `sample/circulars/KEY.pdf`. */
  circular?: string;
  /** The key of the picture that is attached. */
  picture?: string;
}

export interface SampleFacility {
  name: string;
  picture: string;
}

export interface SampleTopStudent {
  name: string;
  class: string;
  percent: number;
  picture: string;
}

export interface SampleBlock {
  title: string;
  description: string;
  autherName: string;
  /** Plain text; an empty line stands between paragraphs. */
  content: string;
  pictures: string[];
  authorPicture: string;
  createdAt: string;
}

export interface SampleGallery {
  title: string;
  description: string;
  pictures: string[];
}

export interface SampleTeamMember {
  name: string;
  designation: string;
  subject: string;
  qualification: string;
  picture: string;
}

export interface SampleAlumnus {
  name: string;
  fatherName: string;
  passOutClass: string;
  passOutYear: number;
  designation: string;
  post: string;
  location: string;
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
  /** A page of the site; the loader makes it absolute, as an announcement's link must be. */
  linkPath: string;
}
