import { expect, it } from "vitest";
import { findLinkedFeatures } from "./linked-features.ts";

const SITE_URLS = ["http://localhost:3000", "https://school.example"];

it.each([
  ["See https://school.example/gallery.", ["galleries"]],
  ["https://www.school.example/Gallery/?from=mail#top", ["galleries"]],
  ["HTTP://School.Example/HI/gallery", ["galleries"]],
  ["(http://localhost:3000/Blog)", ["posts"]],
  ["https://school.example/blog-details/1f", ["posts"]],
  ["देखें https://school.example/hi/gallery।", ["galleries"]],
  ["[Fees](/fees) and [photos](/hi/Gallery#top), again [here](/gallery)", ["fees", "galleries"]],
])("%s links to %s", (text, features) => {
  expect(findLinkedFeatures(text, SITE_URLS)).toEqual(features);
});

it.each([
  "https://other.example/gallery",
  "https://school.example/privacy",
  "https://school.example/gallery-of-2019",
  "http://[",
  "the page /gallery",
  "[away](//other.example/blog)",
])("%s links to no feature", (text) => {
  expect(findLinkedFeatures(text, SITE_URLS)).toEqual([]);
});
