import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { nameActor } from "../../words/panel/name-actor.ts";

/** The actor of a change: the name of the person first, then the address. */
export const ActorName = ({ actor, person }: { actor: string; person: string | null }) => (
  <>
    {person && (
      <>
        <b lang={languageOf(person, panelLanguage)}>{person}</b> ·{" "}
      </>
    )}
    {nameActor(words, actor)}
  </>
);
