import { Link } from "react-router";
import type { ConsentCounts } from "../../../../content/consent/consent-contract.ts";
import { privacy } from "../../../../content/pages/privacy.ts";
import { pageFieldPath } from "../../../../content/site/office-paths.ts";
import { words } from "../../../ui/panel-words.ts";
import { useMayOpen } from "../../session/may-open.ts";

const said = words.consents;

/** The rule for students without a record, with a link to change it. */
export function RuleLine({ rule }: { rule: ConsentCounts["withoutRecord"] }) {
  const path = pageFieldPath("privacy", "withoutRecord");
  const mayChange = useMayOpen()(path);
  return (
    <p>
      {rule === "shown" ? said.ruleShown : said.ruleHidden}{" "}
      {mayChange && (
        <Link to={path} className="text-link">
          {said.changeRule(words.translate(privacy.title))}
        </Link>
      )}
    </p>
  );
}
