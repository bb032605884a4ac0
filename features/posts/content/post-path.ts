/** Blog posts are at `/blog-details/ID`. */
export const POST_PATH = "/blog-details";

export const postPath = (id: string) => `${POST_PATH}/${id}`;
