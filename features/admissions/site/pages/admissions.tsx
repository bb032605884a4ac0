import type { ReactNode } from "react";
import type { BilingualLines } from "../../../../core/content/pages/define-page.ts";
import { isBlank } from "../../../../core/content/pages/is-blank.ts";
import { ButtonLink } from "../../../../core/site/components/button-link.tsx";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { telephoneHref } from "../../../../core/site/components/telephone.ts";
import { linesOf, Words } from "../../../../core/site/components/words.tsx";
import { fieldMark } from "../../../../core/site/field-marks.ts";
import { Letterhead } from "../../../../core/site/frame/letterhead.tsx";
import { InfoPage, infoPart } from "../../../../core/site/info/info-page.tsx";
import { createPage, describeByHead, type PageServices } from "../../../../core/site/public-page.ts";
import { useSite, useWords } from "../../../../core/site/site-context.tsx";
import { Icon } from "../../../../core/ui/icon.tsx";
import { en, type Words as ProgramWords } from "../../../../core/words/en.ts";
import {
  MessageForm,
  receiveMessagesOn,
  type SentMessage,
  useHasMessageForm,
} from "../../../enquiries/site/exports.ts";
import type { FeesPage } from "../../../fees/content/exports.ts";
import type { AdmissionsPage } from "../../content/admissions.ts";
import { findAdmittingClasses } from "../../content/admitting-classes.ts";
import { AdmissionState } from "../admission-state.tsx";
import { ClassAges } from "../class-ages.tsx";
import { type LoadedAdmissions, loadAdmissions } from "../load-admissions.ts";

interface AdmissionsData extends LoadedAdmissions {
  fees: FeesPage;
  answered: SentMessage | undefined;
}

type AdmissionsSection = keyof ProgramWords["admissions"]["sections"];
const SECTIONS = Object.keys(en.admissions.sections) as AdmissionsSection[];

const loadData = async (
  services: PageServices,
  answered: SentMessage | undefined,
): Promise<AdmissionsData> => ({
  ...(await loadAdmissions(services)),
  fees: await services.content.page("fees"),
  answered,
});

function Admissions({ data: { document, stage, fees, answered } }: { data: AdmissionsData }) {
  const { school, shownPaths, words } = useSite();
  const { head, dates, classes, steps, documents, contact } = document;
  const phone = contact.phone ?? school.phones[0]?.number;
  const hasForm = useHasMessageForm(answered);
  const hasFees = shownPaths.has("/fees");
  const isOtherSession = dates.session !== null && ![fees.session, fees.nextSession].includes(dates.session);
  const contents: Record<AdmissionsSection, ReactNode> = {
    classes: classes.items.length > 0 && (
      <ClassAges classes={classes} session={dates.session} fees={hasFees ? fees : null} />
    ),
    steps: <Lines of={steps.steps} as="ol" />,
    documents: <Lines of={documents.documents} as="ul" />,
    fees: hasFees && (
      <>
        {isOtherSession && fees.session && <p className="mt-3">{words.admissions.tableOf(fees.session)}</p>}
        <p className="mt-4">
          <ButtonLink to="/fees" look="secondary">
            {words.admissions.allFees}
          </ButtonLink>
        </p>
      </>
    ),
    contact: <AdmissionsContact contact={contact} phone={phone} />,
    enquiry: hasForm && (
      <div className="card no-print mt-4 max-w-[52rem] px-[clamp(1rem,4vw,2rem)] py-5">
        <MessageForm
          path="/admissions"
          topic="admission"
          answered={answered}
          classes={findAdmittingClasses(document)}
        />
      </div>
    ),
  };
  const isAlwaysShown: Partial<Record<AdmissionsSection, boolean>> = {
    fees: hasFees,
    contact: phone !== undefined,
    enquiry: hasForm,
  };
  // The day on which ages count says nothing without classes.
  const written = { ...document, classes: { ...classes, ageOn: null } };
  const shown = SECTIONS.filter((name) => hasForm || name !== "enquiry");
  const parts = shown
    .filter((name) => isAlwaysShown[name] || !isBlank(written[name]))
    .map((name) => ({
      ...infoPart(name, document[name], words.admissions.sections[name], contents[name]),
      isScreenOnly: name === "enquiry",
    }));
  return (
    <>
      <Letterhead />
      <PageBanner path="/admissions" line={head.line} />
      <InfoPage parts={parts} opening={<AdmissionState document={document} stage={stage} phone={phone} />} />
    </>
  );
}

function Lines({ of, as: List }: { of: BilingualLines; as: "ol" | "ul" }) {
  const { language } = useSite();
  const lines = linesOf(of, language);
  if (lines.length === 0) return null;
  return (
    <List
      className={`mt-4 grid max-w-reading gap-3 ${List === "ol" ? "numbered-steps" : ""}`}
      {...fieldMark(of)}
    >
      {lines.map((line) => (
        <li key={line} className="flex gap-3.5">
          {List === "ul" && <Icon name="check" className="mt-1 size-5 shrink-0 text-leaf" />}
          <Words of={line} />
        </li>
      ))}
    </List>
  );
}

function AdmissionsContact({
  contact,
  phone,
}: {
  contact: AdmissionsPage["contact"];
  phone: string | undefined;
}) {
  const words = useWords();
  return (
    <>
      <Words of={contact.name} as="p" className="mt-3 font-bold" />
      {phone && (
        <p className="mt-3">
          <a
            href={telephoneHref(phone)}
            aria-label={words.frame.call(phone)}
            className="button button-secondary"
            {...fieldMark(contact, "phone")}
          >
            <Icon name="phone" className="size-5" />
            {phone}
          </a>
        </p>
      )}
    </>
  );
}

export const page = createPage<AdmissionsData>({
  stylesheet: "info",
  ...receiveMessagesOn("/admissions", loadData),
  describe: ({ document: { head } }, site) => describeByHead("/admissions", head, site),
  Component: Admissions,
});
