import { type PageName, pages } from "../../../features/pages.ts";
import type { LoadedPage } from "../../content/api/page-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { EmptyNote } from "../frame/load-failed.tsx";
import { OnlyLooking } from "../frame/only-looking.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import { ChangedFields } from "../history/changed-fields.tsx";
import { findChanges } from "../history/describe-revision.ts";

/** The texts of a page for a user who may not change them. */
export function PageView({ name, document }: { name: PageName } & Pick<LoadedPage, "document">) {
  const texts = findChanges({ type: "pages", id: name }, undefined, document);
  return (
    <>
      <ScreenHeading title={pages[name].title[words.language]} publicPath={pages[name].path} />
      <OnlyLooking />
      {texts.length > 0 ? (
        <section className="card wrap-anywhere p-5 sm:p-7" aria-label={pages[name].title[words.language]}>
          <ChangedFields changes={texts} />
        </section>
      ) : (
        <EmptyNote text={words.pages.empty} />
      )}
    </>
  );
}
