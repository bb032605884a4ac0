import KeyRound from "lucide-react/icons/key-round";
import { Link } from "react-router";
import { buttonClass } from "../../../core/panel/parts/button.tsx";
import { NoticeCard } from "../../../core/panel/parts/notice.tsx";
import { words } from "../../../core/ui/panel-words.ts";

const texts = words.account;

/** Shown until the password that the program generated is changed: it was printed where others may read it. */
export function PasswordPrompt() {
  return (
    <NoticeCard
      aria-labelledby="password-prompt-heading"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <div className="min-w-0 flex-[1_1_20rem]">
        <h2 id="password-prompt-heading" className="font-bold">
          {texts.passwordPrompt}
        </h2>
        <p>{texts.passwordPromptText}</p>
      </div>
      <Link to="/admin/account" className={buttonClass("primary")}>
        <KeyRound aria-hidden="true" size={18} />
        {texts.choosePassword}
      </Link>
    </NoticeCard>
  );
}
