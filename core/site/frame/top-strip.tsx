import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { telephoneHref } from "../components/telephone.ts";
import { useSite } from "../site-context.tsx";

/** The band above the header: contact, and beside it what a feature shows. */
export function TopStrip({ children }: { children?: ReactNode }) {
  const { school, words } = useSite();
  const { phones, email } = school;
  const phone = phones[0]?.number;
  if (!children && !phone && !email) return null;
  return (
    <aside aria-label={words.frame.topStrip} className="no-print top-strip">
      <div className="page-width">
        {children}
        <ul>
          {phone && (
            <li>
              <a href={telephoneHref(phone)}>
                <Icon name="phone" className="size-4" />
                <span>{phone}</span>
              </a>
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`}>
                <Icon name="mail" className="size-4" />
                <span>{email}</span>
              </a>
            </li>
          )}
        </ul>
      </div>
    </aside>
  );
}
