import { useEffect, useRef, useState } from "react";
import { Link, type LoaderFunctionArgs, useLocation, useRevalidator } from "react-router";
import type { Person } from "../../../../core/content/api/work-calls.ts";
import { failedWith, failureOf, logFailure } from "../../../../core/panel/api/api-failure.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { type ListPlace, loadPlaces } from "../../../../core/panel/entry-list/places/load-places.ts";
import { BackLink } from "../../../../core/panel/frame/back-link.tsx";
import { LoadFailed } from "../../../../core/panel/frame/load-failed.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { EventHistory } from "../../../../core/panel/history/event-history.tsx";
import { HistoryLink } from "../../../../core/panel/history/history-link.tsx";
import { buttonClass } from "../../../../core/panel/parts/button.tsx";
import { Notice } from "../../../../core/panel/parts/notice.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { may, useAccountId, useMayOrDid } from "../../../../core/panel/session/rights.ts";
import { loadOr, orToLogin } from "../../../../core/panel/session/session-end.ts";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { contacts } from "../../content/contacts.ts";
import { type EnquiryDetails, enquiryCalls } from "../../content/enquiry-contract.ts";
import { enquiryPath } from "../../content/screen-paths.ts";
import { contactTitle } from "../enquiries.ts";
import { refreshCounts } from "../enquiry-counts.ts";
import { describeEvent } from "../enquiry-names.ts";
import { DeletedEnquiry, findDeleted } from "../one-enquiry/deleted-enquiry.tsx";
import { EnquiryFacts } from "../one-enquiry/enquiry-facts.tsx";
import { EnquiryList } from "../one-enquiry/enquiry-list.tsx";
import { EnquirySteps } from "../one-enquiry/enquiry-steps.tsx";
import { StateSection } from "../one-enquiry/state-section.tsx";
import { ReplySection } from "../reply/reply-section.tsx";
import { useReplyForm } from "../reply/use-reply-form.ts";
import { useRegularCheck } from "../use-regular-check.ts";

const texts = words.inbox;

export const title = texts.title;

export const loader = ({ params: { id = "" }, request }: LoaderFunctionArgs) =>
  orToLogin(loadEnquiry(id, request));

/** One enquiry: its message, its state, and what the office has done about it. */
export default function EnquiryScreen({ loaderData }: ScreenProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  const { search } = useLocation();
  return (
    <>
      <BackLink to={contacts.screen.path + search}>{texts.back}</BackLink>
      {loaderData.found ? (
        <OneEnquiry
          key={loaderData.id}
          id={loaderData.id}
          loaded={loaderData.found}
          people={loaderData.people ?? []}
          places={loaderData.places ?? []}
        />
      ) : (
        <>
          <ScreenHeading title={texts.title} />
          {loaderData.reason === "failed" && <LoadFailed text={texts.loadFailed} />}
          {loaderData.reason === "missing" && <p>{texts.notFound}</p>}
          {loaderData.reason === "deleted" && <DeletedEnquiry id={loaderData.id} onBack={revalidate} />}
        </>
      )}
    </>
  );
}

interface OneEnquiryProps {
  id: string;
  loaded: EnquiryDetails;
  people: Person[];
  /** The list from which it was opened. */
  places: ListPlace<typeof contacts>[];
}

function OneEnquiry({ id, loaded, people, places }: OneEnquiryProps) {
  const [fresh, setFresh] = useState<{ details: EnquiryDetails; after: EnquiryDetails }>();
  const [isDeleted, setDeleted] = useState(false);
  const accountId = useAccountId();
  const mayWrite = useMayOrDid("enquiries:write");
  const main = useRef<HTMLDivElement>(null);
  const { enquiry, events, answering } = fresh?.after === loaded ? fresh.details : loaded;
  const replies = useReplyForm(id, enquiry.updatedAt);

  /** Not with the loader of the screen: a deleted enquiry would take the forms along, with what was typed. */
  async function reload(): Promise<void> {
    setFresh({ details: await send(enquiryCalls.find, { params: { id } }), after: loaded });
    setDeleted(false);
  }
  useRegularCheck(() => {
    reload().catch((error) => {
      if (failedWith(error, 404)) setDeleted(true);
    });
  });

  const countedStatus = useRef(enquiry.status);
  useEffect(() => {
    if (countedStatus.current !== enquiry.status) void refreshCounts();
    countedStatus.current = enquiry.status;
  }, [enquiry.status]);

  const readTyped = () =>
    [...(main.current?.querySelectorAll("textarea") ?? [])]
      .map(({ value }) => value.trim())
      .filter(Boolean)
      .join("\n\n");
  const name = contactTitle(enquiry);
  const isDone = !isOpen(enquiry) && isOpen(loaded.enquiry);
  const other = answering && answering.accountId !== accountId ? answering : undefined;
  const search = new URLSearchParams({ q: enquiry.reference ?? enquiry.name });
  return (
    <>
      <ScreenHeading title={name}>
        <EnquirySteps enquiry={enquiry} places={places} isDone={isDone} />
        {mayWrite && (
          <Link to={`${contacts.screen.path}?${search}`} className={buttonClass("secondary")}>
            {texts.edit}
          </Link>
        )}
        <HistoryLink type={contacts.name} id={id} title={name} className={buttonClass("secondary")}>
          {texts.versions}
        </HistoryLink>
      </ScreenHeading>
      {isDeleted && <DeletedEnquiry id={id} readTyped={readTyped} onBack={reload} />}
      <div role="status">
        {other && (
          <Notice className="wrap-anywhere mb-6">
            <strong>{texts.isAnsweringNow(other.person)}</strong> {texts.isAnsweringHint}
          </Notice>
        )}
      </div>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[14rem_1fr]">
        <EnquiryList places={places} id={id} />
        <div className="grid min-w-0 grid-cols-1 items-start gap-5 lg:grid-cols-[1fr_18rem] lg:grid-rows-[auto_1fr]">
          <section aria-label={texts.message} className="card wrap-anywhere p-5 sm:p-6">
            <p
              lang={languageOf(enquiry.message, panelLanguage)}
              className="max-w-reading whitespace-pre-line"
            >
              {enquiry.message}
            </p>
          </section>
          <div className="grid min-w-0 grid-cols-1 gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <EnquiryFacts enquiry={enquiry} />
            <StateSection
              enquiry={enquiry}
              people={people}
              reload={reload}
              onDeleted={() => setDeleted(true)}
            />
          </div>
          <div ref={main} className="grid min-w-0 grid-cols-1 gap-6">
            {mayWrite && (
              <ReplySection
                loaded={replies}
                enquiry={enquiry}
                events={events}
                reload={reload}
                onDeleted={() => setDeleted(true)}
              />
            )}
            <EventHistory
              heading={texts.history}
              first={{ at: enquiry.createdAt, sentence: texts.came(name) }}
              events={events}
              describe={describeEvent}
              deliveries={replies.form?.deliveries ?? []}
              retry={
                mayWrite
                  ? {
                      send: (event) => send(enquiryCalls.retry, { params: { id, event } }),
                      reload: replies.look,
                    }
                  : undefined
              }
              note={
                mayWrite
                  ? {
                      draftName: `enquiry-note:${id}`,
                      save: (text) => send(enquiryCalls.addNote, { params: { id }, body: { text } }),
                      reload,
                      onDeleted: () => setDeleted(true),
                    }
                  : undefined
              }
            />
          </div>
        </div>
      </div>
    </>
  );
}

const isOpen = ({ status }: EnquiryDetails["enquiry"]) => status === "new" || status === "inProgress";

interface LoadedEnquiry {
  id: string;
  found?: EnquiryDetails;
  people?: Person[];
  places?: ListPlace<typeof contacts>[];
  /** Why there is none. */
  reason?: "missing" | "deleted" | "failed";
}

async function loadEnquiry(id: string, { url, signal }: Request): Promise<LoadedEnquiry> {
  try {
    const [found, people, places] = await Promise.all([
      send(enquiryCalls.find, { params: { id }, signal }),
      loadOr(send(enquiryCalls.people, { signal }), []),
      loadOr(loadPlaces(contacts, enquiryPath, new URL(url), signal), []),
    ]);
    return { id, found, people, places };
  } catch (error) {
    const { status } = failureOf(error);
    if (status === 401) throw error;
    if (status !== 404) {
      logFailure(error);
      return { id, reason: "failed" };
    }
    const deleted = may("history:read") ? await loadOr(findDeleted(id, signal), undefined) : undefined;
    return { id, reason: deleted ? "deleted" : "missing" };
  }
}
