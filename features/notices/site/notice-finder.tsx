import { listAddress, MAX_QUERY } from "../../../core/site/list-query.ts";
import { useAddress, useSite } from "../../../core/site/site-context.tsx";
import { Icon } from "../../../core/ui/icon.tsx";
import { languageOf } from "../../../core/ui/language.ts";
import { NOTICE_CATEGORIES, type NoticeCategory } from "../content/notice-categories.ts";
import { categoryName } from "../content/notice-facts.ts";
import { NOTICES_PATH } from "../content/notice-path.ts";
import type { NoticesPage } from "../content/notices-page.ts";
import type { NoticeQuery } from "./notice-query.ts";

interface NoticeFinderProps {
  asked: NoticeQuery;
  years: readonly string[];
  document: NoticesPage;
}

/** The categories as links, and a search by words and year. Each keeps what the other has chosen. */
export function NoticeFinder({ asked, years, document }: NoticeFinderProps) {
  const { words } = useSite();
  return (
    <div className="grid content-start gap-5 lg:sticky lg:top-24 lg:h-max">
      <nav aria-label={words.notices.categoryLinks}>
        <ul className="notice-categories">
          <CategoryLink asked={asked} category="" name={words.notices.anyCategory} />
          {NOTICE_CATEGORIES.map((category) => (
            <NamedCategory key={category} asked={asked} category={category} document={document} />
          ))}
        </ul>
      </nav>
      <NoticeSearch asked={asked} years={years} />
    </div>
  );
}

interface NamedCategoryProps extends Pick<NoticeFinderProps, "asked" | "document"> {
  category: NoticeCategory;
}

function NamedCategory({ document, ...link }: NamedCategoryProps) {
  return <CategoryLink {...link} name={categoryName(link.category, document, useSite().language)} />;
}

interface CategoryLinkProps {
  asked: NoticeQuery;
  category: NoticeQuery["category"];
  name: string;
}

function CategoryLink({ asked, category, name }: CategoryLinkProps) {
  const { language } = useSite();
  const address = useAddress();
  return (
    <li>
      <a
        href={address(listAddress(NOTICES_PATH, { ...asked, category, page: 1 }))}
        aria-current={asked.category === category ? "true" : undefined}
        lang={languageOf(name, language)}
      >
        {name}
      </a>
    </li>
  );
}

const LABEL = "mb-1 block font-bold";
const CONTROL = "min-h-11 w-full rounded-control border border-line-strong bg-paper px-3.5";

function NoticeSearch({ asked, years }: Pick<NoticeFinderProps, "asked" | "years">) {
  const { words } = useSite();
  const address = useAddress();
  const texts = words.notices;
  return (
    <search>
      <form
        method="get"
        action={address(NOTICES_PATH)}
        className="flex flex-wrap items-end gap-3 lg:border-line lg:border-t lg:pt-5"
      >
        {asked.category && <input type="hidden" name="category" value={asked.category} />}
        <div className="min-w-0 flex-[1_1_12rem]">
          <label htmlFor="notice-search" className={LABEL}>
            {texts.search}
          </label>
          <input
            id="notice-search"
            type="search"
            name="q"
            defaultValue={asked.q}
            maxLength={MAX_QUERY}
            autoComplete="off"
            className={CONTROL}
          />
        </div>
        {years.length > 1 && (
          <div className="min-w-0 flex-[1_1_8rem]">
            <label htmlFor="notice-year" className={LABEL}>
              {texts.year}
            </label>
            <select id="notice-year" name="year" defaultValue={asked.year} className={CONTROL}>
              <option value="">{texts.anyYear}</option>
              {years.map((year) => (
                <option key={year}>{year}</option>
              ))}
            </select>
          </div>
        )}
        <button type="submit" className="button button-primary lg:flex-[1_0_100%]">
          <Icon name="search" className="size-5" />
          {texts.searchButton}
        </button>
      </form>
    </search>
  );
}
