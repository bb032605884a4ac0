import { useLayoutEffect } from "react";
import { normalizePath } from "../../../content/address.ts";
import { ButtonLink } from "./button-link.tsx";
import { PageBanner } from "./page-banner.tsx";

const POST_PATH = "/blog-details";
export const POST_PARENTS = [{ label: "Blog", href: "/blog" }];

export const postPath = (id: string) => `${POST_PATH}/${id}`;

export const isPostPath = (pathname: string | undefined) =>
  pathname !== undefined && normalizePath(pathname).startsWith(`${POST_PATH}/`);

/** Stands in for a post while it is on its way. */
export function LoadingPost() {
  useLayoutEffect(() => {
    // The link may have stood far down a long page. Newer browsers return a promise, which is no clean-up function.
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <>
      <PageBanner path={POST_PATH} parents={POST_PARENTS} />
      <p role="status" className="page-width min-h-[50vh] py-20 text-center text-lead text-ink-soft">
        Loading...
      </p>
    </>
  );
}

/** Stands in for a post that does not exist or cannot be had now. */
export function FailedPost() {
  return (
    <>
      <PageBanner path={POST_PATH} parents={POST_PARENTS} />
      <div className="page-width min-h-[50vh] py-20 text-center">
        <p role="alert" className="text-lead font-bold text-danger">
          Failed to load blog details.
        </p>
        <p className="mx-auto mt-3 max-w-md text-ink-soft">
          The post may have been taken down, or the connection was lost on the way.
        </p>
        <ButtonLink to="/blog" look="secondary" className="mt-8">
          All posts
        </ButtonLink>
      </div>
    </>
  );
}
