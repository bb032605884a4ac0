import { Link } from "react-router";
import { formatMonth } from "../../../core/panel/dates/format-date.ts";
import { Button, buttonClass } from "../../../core/panel/parts/button.tsx";
import { Card } from "../../../core/panel/parts/card.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import { students } from "../../students/content/exports.ts";

const texts = words.yearChange;

/** Asks whether to change the year in a month in which schools do not change it. */
export const SeasonQuestion = ({ now, onAgree }: { now: Date; onAgree: () => void }) => (
  <Card heading={texts.seasonQuestion(formatMonth(now))}>
    <p className="max-w-reading">{texts.seasonText}</p>
    <div className="flex flex-wrap gap-3">
      <Link to={students.screen.path} className={buttonClass("primary")}>
        {texts.notNow}
      </Link>
      <Button variant="secondary" onClick={onAgree}>
        {texts.changeNow}
      </Button>
    </div>
  </Card>
);
