import { useSite } from "../site-context.tsx";
import { Ornament } from "./ornament.tsx";
import { telephoneHref } from "./telephone.ts";

/** A full page load instead of a link: whatever went wrong in this tab is left behind. */
export function FailedPage() {
  const phone = useSite().school.phones[0]?.number;
  return (
    <div className="page-width grid min-h-[60vh] place-items-center py-20 text-center">
      <div>
        <h1 className="text-title text-maroon">Something went wrong</h1>
        <Ornament className="mx-auto mt-4 text-saffron" />
        <p className="mx-auto mt-4 max-w-md text-lead text-ink-soft">
          We have noted it and will look into it. Please try again in a little while
          {phone && (
            <>
              , or ring us on{" "}
              <a href={telephoneHref(phone)} className="text-link whitespace-nowrap">
                {phone}
              </a>
            </>
          )}
          .
        </p>
        <a href="/" className="button button-primary mt-8">
          Back to home
        </a>
      </div>
    </div>
  );
}
