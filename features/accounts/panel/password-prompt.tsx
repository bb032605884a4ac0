import KeyRound from "lucide-react/icons/key-round";
import { Link } from "react-router";
import { buttonClass } from "../../../core/panel/parts/button.tsx";
import { ActionCard } from "../../../core/panel/parts/notice.tsx";
import { words } from "../../../core/ui/panel-words.ts";

const texts = words.account;

/** Shown until the password that the program generated is changed: it was printed where others may read it. */
export const PasswordPrompt = () => (
  <ActionCard
    isNotice
    heading={texts.passwordPrompt}
    action={
      <Link to="/admin/account" className={buttonClass("primary")}>
        <KeyRound aria-hidden="true" size={18} />
        {texts.choosePassword}
      </Link>
    }
  >
    <p>{texts.passwordPromptText}</p>
  </ActionCard>
);
