import type { ReactNode } from "react";
import { NOTICE_CATEGORIES } from "../../../../content/notices/notice-categories.ts";
import { categoryName } from "../../../../content/notices/notice-facts.ts";
import { NOTICES_PATH } from "../../../../content/notices/notice-path.ts";
import type { NoticesPage } from "../../../../content/pages/notices.ts";
import { Icon } from "../../../ui/icon.tsx";
import { languageOf } from "../../../ui/language.ts";
import { MAX_QUERY } from "../../list-query.ts";
import type { NoticeQuery } from "../../notice-query.ts";
import { useAddress, useSite } from "../../site-context.tsx";

interface NoticeSearchProps {
  asked: NoticeQuery;
  years: readonly string[];
  document: NoticesPage;
}

/** The search form: text, category and year. */
export function NoticeSearch({ asked, years, document }: NoticeSearchProps) {
  const { language, words } = useSite();
  const address = useAddress();
  const said = words.notices;
  return (
    <search>
      <form method="get" action={address(NOTICES_PATH)} className="notice-search">
        <div className="notice-search-words">
          <label htmlFor="notice-search">{said.search}</label>
          <input
            id="notice-search"
            type="search"
            name="q"
            defaultValue={asked.q}
            maxLength={MAX_QUERY}
            autoComplete="off"
          />
        </div>
        <Choice name="category" label={said.category} value={asked.category} all={said.anyCategory}>
          {NOTICE_CATEGORIES.map((category) => {
            const name = categoryName(category, document, language);
            return (
              <option key={category} value={category} lang={languageOf(name, language)}>
                {name}
              </option>
            );
          })}
        </Choice>
        {years.length > 1 && (
          <Choice name="year" label={said.year} value={asked.year} all={said.anyYear}>
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </Choice>
        )}
        <button type="submit" className="button button-primary">
          <Icon name="search" className="size-5" />
          {said.searchButton}
        </button>
      </form>
    </search>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  /** The option without a filter. */
  all: string;
  children: ReactNode;
}

function Choice({ name, label, value, all, children }: ChoiceProps) {
  const id = `notice-${name}`;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        <option value="">{all}</option>
        {children}
      </select>
    </div>
  );
}
