import type { Words } from "../../../../core/words/en.ts";

export const blog: Words["blog"] = {
  heading: "हमारे ब्लॉग से",
  none: "पहला लेख यहाँ शीघ्र दिखाई देगा।",
  by: "लेखक: {name}, {day}",
  fullPost: "पूरा लेख",
  author: "लेखक परिचय",
  allPosts: "सभी लेख",
  failed: "लेख लोड नहीं हो सका।",
  failedText: "हो सकता है यह लेख हटा दिया गया हो, या बीच में संपर्क टूट गया हो।",
};
