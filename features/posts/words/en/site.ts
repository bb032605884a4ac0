export const blog = {
  heading: "From our blog",
  none: "The first post will appear here soon.",
  by: "By {name}, {day}",
  fullPost: "Full Post",
  author: "Author Bio or Info",
  allPosts: "All posts",
  failed: "Failed to load blog details.",
  failedText: "The post may have been taken down, or the connection was lost on the way.",
};
