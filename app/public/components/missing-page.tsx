import { ButtonLink } from "./button-link.tsx";
import { Ornament } from "./ornament.tsx";

export function MissingPage() {
  return (
    <div className="page-width grid min-h-[60vh] place-items-center py-20 text-center">
      <div>
        <p lang="hi" className="font-display text-lead text-saffron-ink">
          यह पृष्ठ नहीं मिला
        </p>
        <h1 className="mt-2 text-title text-maroon">404 Page Not Found</h1>
        <Ornament className="mx-auto mt-4 text-saffron" />
        <p className="mx-auto mt-4 max-w-md text-lead text-ink-soft">
          The page may have moved, or the address was mistyped.
        </p>
        <ButtonLink to="/" className="mt-8">
          Back to home
        </ButtonLink>
      </div>
    </div>
  );
}
