import { formatDay } from "../../../../core/content/text/format-day.ts";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { createPage, type PageServices } from "../../../../core/site/public-page.ts";
import { useSite } from "../../../../core/site/site-context.tsx";
import { Icon } from "../../../../core/ui/icon.tsx";
import { writeMessage } from "../../../../core/words/write-message.ts";
import { type LoadedAdmissions, loadAdmissions } from "../../../admissions/site/exports.ts";
import { findApplyClasses } from "../../content/form/apply-classes.ts";
import { APPLY_PATH } from "../../content/form/apply-path.ts";
import type { FormState, SentApplication } from "../../content/form/form-state.ts";
import type { PublicDraw } from "../../content/office/draw-contract.ts";
import type {} from "../../content/site-data.ts";
import { Review, SentView } from "../application-view.tsx";
import { ActionButton, Field, PostForm, Section } from "../fields.tsx";
import { findFormError } from "../form-errors.ts";
import { FormView } from "../form-view.tsx";
import { DrawLink, useDrawName } from "./draw.tsx";

type View = "start" | "form" | "review" | "sent" | "noLink";

interface ApplyData extends LoadedAdmissions {
  view: View;
  isOpen: boolean;
  form: FormState | undefined;
  /** The message about a form that was posted without scripts. */
  error: string | undefined;
  /** The field of the message. */
  at: string | undefined;
  isChecked: boolean;
  /** The draws of lots of the session. */
  draws: PublicDraw[];
}

async function load(services: PageServices, query: URLSearchParams) {
  const { content, data: site, language } = services;
  const admissions = await loadAdmissions(services);
  const { applications: settings } = await content.findSettings();
  const stage = admissions.stage?.stage ?? "open";
  const { session } = admissions.document.dates;
  const isOpen =
    settings.isOpen && stage === "open" && findApplyClasses(admissions.document, settings).length > 0;
  const link = query.get("a");
  const errorCode = findFormError(query.get("error"));
  const common = {
    ...admissions,
    isOpen,
    error: errorCode && writeMessage(errorCode, language),
    at: query.get("at") ?? undefined,
    isChecked: query.has("checked"),
    draws: session === null ? [] : ((await site.listDraws?.(session)) ?? []),
  };
  if (link === null) {
    const data: ApplyData = { ...common, view: "start", form: undefined };
    return query.size === 0 ? { data } : { data, isPrivate: true as const };
  }
  const found = await site.findApplication?.(link);
  if (!found || "refused" in found) {
    const error = found?.refused && writeMessage(found.refused, language);
    return {
      data: { ...common, error, view: "noLink" as const, form: undefined },
      status: found?.status ?? 404,
      isPrivate: true as const,
    };
  }
  const wants = (name: string) => query.has(name) && (!found.sent || query.has("correct") || found.hasUnsent);
  const isWrong = Object.keys(found.errors).length > 0;
  const shown: ApplyData = {
    ...common,
    form: found,
    view: found.sent ? "sent" : "form",
    isChecked: common.isChecked || wants("review"),
  };
  if (wants("review") && !isWrong) shown.view = "review";
  else if (wants("correct") || wants("review")) shown.view = "form";
  return { data: shown, isPrivate: true as const };
}

function Apply({ data }: { data: ApplyData }) {
  const { form, error, view, at, isOpen, isChecked, draws } = data;
  const refused = error && at ? { at, text: error } : undefined;
  return (
    <>
      <PageBanner path={APPLY_PATH} />
      <div
        className="page-width grid max-w-[52rem] gap-6 py-6"
        // The script removes what the browser has of the form.
        data-apply-over={view === "sent" || view === "noLink" ? "" : undefined}
      >
        {error && !refused && (
          <p role="alert" className="card border-l-4 border-l-danger p-4 font-bold text-danger">
            {error}
          </p>
        )}
        {view === "start" && <Start data={data} />}
        {view === "noLink" && <NoLink data={data} />}
        {view === "form" && form && (
          <FormView form={form} isChecked={isChecked} refused={refused} isOpen={isOpen} />
        )}
        {view === "review" && form && <Review form={form} isOpen={isOpen} />}
        {view === "sent" && isSent(form) && (
          <>
            <SentView form={form} refused={refused} />
            <Draws draws={draws.filter(({ references }) => references.includes(form.sent.reference))} />
          </>
        )}
      </div>
    </>
  );
}

const isSent = (form: FormState | undefined): form is FormState & { sent: SentApplication } =>
  Boolean(form?.sent);

function Start({ data }: { data: ApplyData }) {
  const { apply: texts } = useSite().words;
  return (
    <>
      <Section id="apply-begin" title={texts.title} className="border-l-[6px] border-l-leaf">
        <State data={data} />
        {data.isOpen && (
          <>
            <p>{texts.intro}</p>
            <h3 className="font-bold">{texts.needed.heading}</h3>
            <ul className="grid gap-2">
              {texts.needed.points.map((point) => (
                <li key={point} className="flex gap-3">
                  <Icon name="check" className="mt-1 size-5 shrink-0 text-leaf" />
                  {point}
                </li>
              ))}
            </ul>
            <p className="text-caption text-ink-soft">{texts.noAadhaar}</p>
            <Begin>{texts.begin}</Begin>
          </>
        )}
      </Section>
      <Draws draws={data.draws} />
      <Find />
    </>
  );
}

function Draws({ draws }: Pick<ApplyData, "draws">) {
  const { draw: texts } = useSite().words.apply;
  const nameDraw = useDrawName();
  if (draws.length === 0) return null;
  return (
    <Section id="apply-draws" title={texts.heading}>
      <ul>
        {draws.map((draw) => (
          <li key={draw._id}>
            <DrawLink id={draw._id}>{nameDraw(draw)}</DrawLink>
            {` · ${draw.repeatedBy ? texts.isRepeated : draw.result ? texts.result : texts.isAnnounced}`}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Whether applications are open, in the days of the page about admissions. */
function State({ data: { isOpen, stage, document } }: { data: ApplyData }) {
  const { apply: texts, months } = useSite().words;
  const { session } = document.dates;
  const day = stage?.day ? formatDay(stage.day, months) : null;
  const text = isOpen
    ? session
      ? texts.openUntil(session, day)
      : texts.open
    : stage?.stage === "coming" && day
      ? texts.opensOn(day)
      : texts.closed;
  return <p className={`font-bold ${isOpen ? "text-leaf" : ""}`}>{text}</p>;
}

function Begin({ children }: { children: string }) {
  const { apply: texts } = useSite().words;
  return (
    <PostForm className="grid gap-3">
      {/* A honeypot for robots, hidden from people and the keyboard. */}
      <div aria-hidden="true" className="hidden">
        <label htmlFor="apply-website">Website</label>
        <input id="apply-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {/* The script links to the forms that were begun in this browser. */}
      <p
        data-apply-begun={texts.continueHere}
        data-apply-forget={texts.forgetHere}
        className="grid justify-items-start gap-2 empty:hidden"
      />
      <p>
        <ActionButton action="start">{children}</ActionButton>
      </p>
    </PostForm>
  );
}

function Find() {
  const { apply: texts } = useSite().words;
  const fields = [
    { name: "reference", label: texts.find.reference, type: "text" },
    { name: "mobileNumber", label: texts.fields.mobileNumber, type: "tel" },
    { name: "dateOfBirth", label: texts.fields.dateOfBirth, type: "date" },
  ];
  return (
    <Section id="apply-find" title={texts.find.heading}>
      <p>{texts.find.text}</p>
      <PostForm className="grid gap-4">
        {fields.map(({ type, ...field }) => (
          <Field
            key={field.name}
            {...field}
            error={undefined}
            control={(shared) => <input {...shared} type={type} autoComplete="off" />}
          />
        ))}
        <p>
          <ActionButton action="find" look="secondary">
            {texts.find.button}
          </ActionButton>
        </p>
      </PostForm>
    </Section>
  );
}

function NoLink({ data: { isOpen } }: { data: ApplyData }) {
  const { apply: texts } = useSite().words;
  return (
    <>
      <Section id="no-link" title={texts.noLink}>
        <p>{texts.noLinkText}</p>
        {isOpen && <Begin>{texts.again}</Begin>}
      </Section>
      <Find />
    </>
  );
}

export const page = createPage<ApplyData>({
  stylesheet: "info",
  load: (services, { query }) => load(services, query),
  describe: ({ form, view }, { words }) => ({
    path: APPLY_PATH,
    title: words.apply.title,
    description: words.apply.intro,
    breadcrumb: [{ name: words.pageTitle(APPLY_PATH), path: APPLY_PATH }],
    ...((form || view === "noLink") && { isIndexed: false }),
  }),
  Component: Apply,
});
