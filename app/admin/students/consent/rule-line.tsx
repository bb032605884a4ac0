import { Link } from "react-router";
import type { ConsentCounts } from "../../../../content/consent/consent-contract.ts";
import { privacy } from "../../../../content/pages/privacy.ts";
import { words } from "../../../ui/panel-words.ts";
import { fieldPath } from "../../dashboard/open-tasks.ts";

const said = words.consents;

/** The rule for students without a record, with a link to change it. */
export const RuleLine = ({ rule }: { rule: ConsentCounts["withoutRecord"] }) => (
  <p>
    {rule === "shown" ? said.ruleShown : said.ruleHidden}{" "}
    <Link to={fieldPath("privacy", "withoutRecord")} className="text-link">
      {said.changeRule(words.translate(privacy.title))}
    </Link>
  </p>
);
