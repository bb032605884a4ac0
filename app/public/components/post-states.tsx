import { POST_PATH } from "../../../content/site/post-path.ts";
import type { Words } from "../../../content/words/en.ts";
import { useWords } from "../site-context.tsx";
import { ButtonLink } from "./button-link.tsx";
import { LoadAgain } from "./load-again.tsx";
import { PageBanner } from "./page-banner.tsx";

export const postParents = ({ menu }: Words) => [{ label: menu["/blog"], href: "/blog" }];

/** Stands in for a post that does not exist or cannot be had now. */
export function FailedPost() {
  const words = useWords();
  return (
    <>
      <PageBanner path={POST_PATH} parents={postParents(words)} />
      <div className="page-width min-h-[50vh] py-20 text-center">
        <p role="alert" className="text-lead font-bold text-danger">
          {words.blog.failed}
        </p>
        <p className="mx-auto mt-3 max-w-md text-ink-soft">{words.blog.failedText}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <LoadAgain className="button button-primary" />
          <ButtonLink to="/blog" look="secondary">
            {words.blog.allPosts}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
