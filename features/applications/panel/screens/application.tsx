import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLocation, useRevalidator } from "react-router";
import type { Person } from "../../../../core/content/api/work-calls.ts";
import { failureOf, logFailure } from "../../../../core/panel/api/api-failure.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { formatMoment } from "../../../../core/panel/dates/format-date.ts";
import { type ListPlace, loadPlaces } from "../../../../core/panel/entry-list/places/load-places.ts";
import { PlaceSteps } from "../../../../core/panel/entry-list/places/place-steps.tsx";
import { Form } from "../../../../core/panel/forms/form.tsx";
import { FailureLine, SubmitButton } from "../../../../core/panel/forms/form-end.tsx";
import { BackLink } from "../../../../core/panel/frame/back-link.tsx";
import { LoadFailed } from "../../../../core/panel/frame/load-failed.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { HistoryLink } from "../../../../core/panel/history/history-link.tsx";
import { buttonClass } from "../../../../core/panel/parts/button.tsx";
import { Card } from "../../../../core/panel/parts/card.tsx";
import { Notice } from "../../../../core/panel/parts/notice.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { useMay, useMayOrDid } from "../../../../core/panel/session/rights.ts";
import { loadOr, orToLogin } from "../../../../core/panel/session/session-end.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { studentRecordPath } from "../../../students/content/exports.ts";
import { applications } from "../../content/applications.ts";
import { type MessageForm, messageCalls } from "../../content/office/message-contract.ts";
import { type ApplicationDetails, applicationCalls } from "../../content/office/office-contract.ts";
import { applicationPath } from "../../content/screen-paths.ts";
import type { ApplicationSettings } from "../../content/settings.ts";
import { mayMove } from "../../content/steps.ts";
import { asApplication, className, hasRunOut, nameIn, stepName } from "../application.ts";
import { AdmitCard, UndoAdmission } from "../office/admit-card.tsx";
import { ApplicationFacts } from "../office/application-facts.tsx";
import { ApplicationHistory } from "../office/application-history.tsx";
import { Documents } from "../office/documents.tsx";
import { MessageCard } from "../office/message-card.tsx";
import { formOf, MoveFields, useMove } from "../office/move-fields.tsx";

const texts = words.applicationsScreen;

export const title = texts.one;

interface Loaded {
  id: string;
  found?: ApplicationDetails;
  settings?: ApplicationSettings | undefined;
  form?: MessageForm | undefined;
  people?: Person[];
  places?: ListPlace<typeof applications>[];
  isMissing?: boolean;
}

export const loader = ({ params: { id = "" }, request }: LoaderFunctionArgs): Promise<Loaded> =>
  orToLogin(load(id, request));

async function load(id: string, { url, signal }: Request): Promise<Loaded> {
  try {
    const [found, people, settings, form, places] = await Promise.all([
      send(applicationCalls.find, { params: { id }, signal }),
      loadOr(send(applicationCalls.people, { signal }), []),
      loadOr(send(applicationCalls.settings, { signal }), undefined),
      loadOr(send(messageCalls.form, { params: { id }, signal }), undefined),
      loadOr(loadPlaces(applications, applicationPath, new URL(url), signal), []),
    ]);
    return { id, found, people, settings, form, places };
  } catch (error) {
    const { status } = failureOf(error);
    if (status === 401) throw error;
    if (status !== 404) logFailure(error);
    return { id, isMissing: status === 404 };
  }
}

/** One application with its details, documents, step, messages and history. */
export default function ApplicationScreen({ loaderData }: ScreenProps<typeof loader>) {
  const { search } = useLocation();
  const { id, found, isMissing } = loaderData;
  return (
    <>
      <BackLink to={applications.screen.path + search}>{texts.back}</BackLink>
      {found ? (
        <OneApplication key={id} {...loaderData} found={found} />
      ) : (
        <>
          <ScreenHeading title={texts.one} />
          {isMissing ? <p>{texts.notFound}</p> : <LoadFailed text={texts.loadFailed} />}
        </>
      )}
    </>
  );
}

function OneApplication({
  id,
  found,
  settings,
  form,
  people = [],
  places = [],
}: Loaded & { found: ApplicationDetails }) {
  const { revalidate } = useRevalidator();
  const mayWrite = useMayOrDid("applications:write");
  const move = useMove(revalidate);
  const mayReadStudents = useMay()("students:read");
  /** The text that the message is to begin with. */
  const [wanted, setWanted] = useState<{ text: string }>();
  const application = asApplication(found.application);
  const { name, nameHi, reference, step, assignedTo, updatedAt } = application;
  const search = new URLSearchParams({ q: reference ?? name });

  return (
    <>
      <ScreenHeading title={[name, nameHi].filter(Boolean).join(" · ")}>
        <PlaceSteps places={places} id={id} previous={texts.previous} next={texts.next} />
        {mayWrite && (
          <Link to={`${applications.screen.path}?${search}`} className={buttonClass("secondary")}>
            {texts.editLink}
          </Link>
        )}
        <HistoryLink type={applications.name} id={id} title={name} className={buttonClass("secondary")}>
          {texts.versions}
        </HistoryLink>
      </ScreenHeading>
      {hasRunOut(application) && <Notice className="mb-6 font-bold">{texts.runOutLong}</Notice>}
      {found.duplicates.length > 0 && (
        <Notice className="wrap-anywhere mb-6">
          <p className="font-bold">{texts.duplicates}</p>
          <ul>
            {found.duplicates.map((each) => (
              <li key={each._id}>
                <Link to={applicationPath(each._id)} className="text-link">
                  {each.name}
                </Link>{" "}
                {[
                  className(each.classSought),
                  each.reference,
                  stepName(asApplication(each).step),
                  formatMoment(each.createdAt),
                ].join(" · ")}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="grid min-w-0 grid-cols-1 items-start gap-5 lg:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 gap-5 lg:order-2">
          <Card heading={texts.state}>
            {mayWrite ? (
              <Form key={updatedAt} {...formOf((values) => move(application, values), application)}>
                <MoveFields people={people} application={application} />
                <FailureLine />
                <div>
                  <SubmitButton>{words.frame.save}</SubmitButton>
                </div>
              </Form>
            ) : (
              <p>
                {stepName(step)}
                {assignedTo && ` · ${nameIn(people, assignedTo)}`}
              </p>
            )}
          </Card>
          {mayWrite && mayMove(step, "admitted") && step !== "admitted" && (
            <AdmitCard id={id} hasDocuments={found.documents.length > 0} reload={revalidate} />
          )}
          {mayWrite && step === "admitted" && <UndoAdmission id={id} reload={revalidate} />}
          {application.studentId && mayReadStudents && (
            <Link to={studentRecordPath(application.studentId)} className={buttonClass("secondary")}>
              {texts.toRecord}
            </Link>
          )}
        </div>
        <div className="grid min-w-0 gap-5">
          <ApplicationFacts application={application} questions={settings?.questions ?? []} />
          <Documents
            id={id}
            documents={found.documents}
            missing={found.missing}
            asked={settings?.documents ?? []}
            reload={revalidate}
            onAsk={form && mayWrite ? () => setWanted({ text: "documents" }) : undefined}
          />
          {mayWrite && form && (
            <MessageCard
              key={form.language}
              application={application}
              form={form}
              texts={settings?.texts ?? []}
              wanted={wanted}
              reload={revalidate}
            />
          )}
          <ApplicationHistory
            application={application}
            events={found.events}
            deliveries={form?.deliveries ?? []}
            reload={revalidate}
          />
        </div>
      </div>
    </>
  );
}
