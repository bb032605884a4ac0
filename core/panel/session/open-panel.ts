import { useNavigate } from "react-router";
import { leaveMessage } from "../../ui/landing-message.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { showSuccess } from "../parts/toasts/toasts.tsx";
import { resumeLanguageOf } from "../second-step/own-language.ts";
import { isAdminSession, type Session, storeSession } from "./session.ts";

/** Returns a function that opens the panel with a new session, at this screen and in the language of the account; visitors are sent to `home`. */
export function useOpenPanel(screen: string, home = "/"): (session: Session) => Promise<undefined> {
  const navigate = useNavigate();
  return async (session) => {
    storeSession(session);
    if (!isAdminSession(session)) return loadWithMessage(home);
    const language = await resumeLanguageOf(session.email ?? "");
    if (language !== panelLanguage) return loadWithMessage(screen);
    showSuccess(words.login.successful);
    await navigate(screen);
  };
}

/** In English for the public pages; the panel shows its own message. */
function loadWithMessage(path: string): undefined {
  leaveMessage("Login successful!");
  location.assign(path);
}
