import { type FormEvent, useId, useRef, useState } from "react";
import { send } from "../../../../core/panel/api/send.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { FieldFrame } from "../../../../core/panel/entry-form/fields/field-frame.tsx";
import { EmptyNote } from "../../../../core/panel/frame/load-failed.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { controlClass } from "../../../../core/panel/parts/control-classes.ts";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { type PersonData, personDataCalls } from "../../content/privacy-and-figures/person-data-contract.ts";
import { PersonActions } from "../privacy/person-actions.tsx";
import { PersonResults } from "../privacy/person-results.tsx";

const texts = words.personData;

export const title = texts.title;

/** Everything about one person. The number or address is not in the address of the screen, which others may see. */
export default function PersonDataScreen() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, run } = useAction();
  const [error, setError] = useState<string>();
  const [found, setFound] = useState<{ contact: string; data: PersonData }>();

  async function search(event: FormEvent): Promise<void> {
    event.preventDefault();
    await load(field.current?.value.trim() ?? "");
  }

  async function load(contact: string): Promise<void> {
    setError(undefined);
    setFound(undefined);
    await run(
      async () => setFound({ contact, data: await send(personDataCalls.find, { body: { contact } }) }),
      ({ fieldErrors, serverMessage }) => {
        setError(fieldErrors.contact ?? serverMessage ?? texts.failed);
        field.current?.focus();
      },
    );
  }

  return (
    <>
      <ScreenHeading title={texts.title} />
      <p className="mb-5 max-w-reading">{texts.text}</p>
      <search>
        <form onSubmit={search} noValidate className="mb-6 grid max-w-xl gap-4">
          <FieldFrame
            id={id}
            name="contact"
            label={texts.contact}
            hint={texts.hint}
            {...(error !== undefined && { error })}
          >
            {(control) => (
              <input
                {...control}
                ref={field}
                type="search"
                maxLength={254}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                className={controlClass}
              />
            )}
          </FieldFrame>
          <div>
            <Button type="submit" isBusy={isBusy} busyText={texts.searching}>
              {texts.search}
            </Button>
          </div>
        </form>
      </search>
      <div role="status" className="mb-4 empty:hidden">
        {found && (isEmpty(found.data) ? <EmptyNote text={texts.nothing} /> : countAll(found.data))}
      </div>
      {found && !isEmpty(found.data) && (
        <Found key={found.contact} {...found} onForgotten={() => void load(found.contact)} />
      )}
      {found?.data.students === null && <p className="mt-6 text-ink-soft">{texts.studentsHidden}</p>}
    </>
  );
}

const isEmpty = ({ enquiries, mails, students, others }: PersonData) =>
  enquiries.length + mails.length + others.length + (students?.length ?? 0) === 0;

const countAll = ({ enquiries, mails, students, others }: PersonData) =>
  texts.found({
    enquiries: enquiries.length,
    mails: mails.length,
    students: students?.length ?? 0,
    others: others.length,
  });

interface FoundProps {
  contact: string;
  data: PersonData;
  onForgotten: () => void;
}

function Found({ contact, data, onForgotten }: FoundProps) {
  return (
    <>
      <h2 className="wrap-anywhere mb-4 text-heading text-maroon max-sm:text-2xl">
        {fillWords(texts.resultsFor, { contact: <bdi>{contact}</bdi> })}
      </h2>
      <div className="grid grid-cols-1 gap-6">
        <PersonResults {...data} />
        <PersonActions
          contact={contact}
          count={data.enquiries.length}
          students={data.students?.length ?? 0}
          onForgotten={onForgotten}
        />
      </div>
    </>
  );
}
