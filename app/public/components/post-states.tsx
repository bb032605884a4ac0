import { POST_PATH } from "../../../content/post-path.ts";
import { ButtonLink } from "./button-link.tsx";
import { LoadAgain } from "./load-again.tsx";
import { PageBanner } from "./page-banner.tsx";

export const POST_PARENTS = [{ label: "Blog", href: "/blog" }];

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
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <LoadAgain className="button button-primary" />
          <ButtonLink to="/blog" look="secondary">
            All posts
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
