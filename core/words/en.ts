import * as featureWords from "../../features/site-words-en.ts";
import { pageTitle } from "../content/site/page-title.ts";
import { type LabelledPath, menuLabels } from "../content/site/public-pages.ts";

/** Every built-in text of the public site. Texts from the specification are copied exactly. */
export const en = {
  /** The banner title of a page, by its path. */
  pageTitle,
  months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  menu: {
    ...menuLabels("en"),
    "/": "Home",
    school: "School",
    studentCorner: "Student Corner",
    managementLogin: "SSM(login)",
    login: "Login",
  } satisfies Record<string, string> as Record<
    LabelledPath | "/" | "school" | "studentCorner" | "managementLogin" | "login",
    string
  >,
  /** Texts used by the scripts of every page. */
  browser: {
    admin: "Admin",
    loading: "Loading...",
    postFailed: "Failed to load blog details.",
    pictureMissing: "Picture not available",
  },
  frame: {
    skipToContent: "Skip to the content",
    mainMenu: "Main",
    menu: "Menu",
    forParents: "For parents",
    openMenu: "Open the menu",
    closeMenu: "Close the menu",
    call: (phone: string) => `Call ${phone}`,
    newTab: "(opens in a new tab)",
    inNewTab: (name: string) => `${name} (opens in a new tab)`,
    topStrip: "Announcement and contact",
    onThisPage: "On this page",
    breadcrumb: "Breadcrumb",
    quickLinks: "Quick Links",
    reachUs: "Reach us",
    officeHours: "Office hours",
    established: (year: number) => `Established ${year}`,
    registered: (year: number) => `registered ${year}`,
    /** Ends a sentence. */
    stop: ".",
    socialMedia: "Social media",
    ourSocialMedia: "Our social media",
    tryAgain: "Try again",
    backToHome: "Back to home",
  },
  missing: {
    title: "404 Page Not Found",
    /** Above the title, in the other language. */
    aside: "यह पृष्ठ नहीं मिला",
    text: "The page may have moved, or the address was mistyped.",
  },
  failed: {
    title: "Something went wrong",
    text: "We have noted it and will look into it. Please try again in a little while.",
    textWithPhone:
      "We have noted it and will look into it. Please try again in a little while, or ring us on {phone}.",
  },
  offline: {
    title: "You are offline",
    text: "This page is not saved on your phone. Try again when you have a connection.",
    /** Followed by a link, for another month of the calendar or a search among the notices. */
    withoutQuery: "This page without your search or choice is saved:",
    saved: "Saved on your phone",
  },
  carousel: {
    /** The role description for screen readers. */
    kind: "carousel",
    previous: "Previous slide",
    next: "Next slide",
    play: "Play: {label}",
    pause: "Pause: {label}",
    slide: "Slide {number}",
  },
  pictures: {
    close: "Close",
    previous: "Previous picture",
    next: "Next picture",
    place: "{number} of {count}",
  },
  /** The links between the pages of a long list. */
  pager: {
    previous: "Previous",
    next: "Next",
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  portraitOf: (name: string) => `Portrait of ${name}`,
  photoOf: (name: string) => `Photo of ${name}`,
  ...featureWords,
};

export type Words = typeof en;
