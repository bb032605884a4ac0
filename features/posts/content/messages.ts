export const postsMessages = {
  upload_an_image: "Please upload at least one image.",
  required_full_stop: "{label} is required.",
} as const;
