import { Link } from "react-router";
import { words } from "../../../ui/panel-words.ts";
import { buttonClass } from "../../parts/button.tsx";

const texts = words.secondStep;

/** The result of a screen's loader for a user who has to set up a second step first. */
export class SetUpNeeded {}

/** Shown instead of the screen. */
export const SetUpFirst = () => (
  <div className="card wrap-anywhere grid justify-items-start gap-4 p-5 sm:p-8">
    <h1 className="text-heading text-maroon max-sm:text-2xl">{texts.neededTitle}</h1>
    <p className="max-w-reading">{texts.neededText}</p>
    <p className="max-w-reading">{texts.text}</p>
    <Link to="/admin/account" className={buttonClass("primary")}>
      {texts.toSetUp}
    </Link>
  </div>
);
