import { Link } from "react-router";
import { pageFieldPath } from "../../../../core/content/site/office-paths.ts";
import { useMayOpen } from "../../../../core/panel/session/may-open.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import type { ConsentCounts } from "../../content/consent-contract.ts";
import { privacy } from "../../content/privacy.ts";

const texts = words.consents;

/** The rule for students without a record, with a link to change it. */
export function RuleLine({ rule }: { rule: ConsentCounts["withoutRecord"] }) {
  const path = pageFieldPath("privacy", "withoutRecord");
  const mayChange = useMayOpen()(path);
  return (
    <p>
      {rule === "shown" ? texts.ruleShown : texts.ruleHidden}{" "}
      {mayChange && (
        <Link to={path} className="text-link">
          {texts.changeRule(privacy.title[words.language])}
        </Link>
      )}
    </p>
  );
}
