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
    <div className="notice-finder">
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

function NoticeSearch({ asked, years }: Pick<NoticeFinderProps, "asked" | "years">) {
  const { words } = useSite();
  const address = useAddress();
  const texts = words.notices;
  return (
    <search>
      <form method="get" action={address(NOTICES_PATH)} className="notice-search">
        {asked.category && <input type="hidden" name="category" value={asked.category} />}
        <div>
          <label htmlFor="notice-search">{texts.search}</label>
          <input
            id="notice-search"
            type="search"
            name="q"
            defaultValue={asked.q}
            maxLength={MAX_QUERY}
            autoComplete="off"
          />
        </div>
        {years.length > 1 && (
          <div>
            <label htmlFor="notice-year">{texts.year}</label>
            <select id="notice-year" name="year" defaultValue={asked.year}>
              <option value="">{texts.anyYear}</option>
              {years.map((year) => (
                <option key={year}>{year}</option>
              ))}
            </select>
          </div>
        )}
        <button type="submit" className="button button-primary">
          <Icon name="search" className="size-5" />
          {texts.searchButton}
        </button>
      </form>
    </search>
  );
}
