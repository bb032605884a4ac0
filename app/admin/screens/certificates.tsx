import type { LoaderFunctionArgs } from "react-router";
import { certificateName, KIND_NAMES } from "../../../content/certificates/certificate-names.ts";
import { stateOf } from "../../../content/certificates/certificate-states.ts";
import { certificates } from "../../../content/resources/certificates.ts";
import type { Entity } from "../../../content/resources/define-resource.ts";
import { dayInIndia } from "../../../content/school/india-time.ts";
import { Button } from "../../ui/button.tsx";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { ShortText } from "../../ui/short-text.tsx";
import { arrangeCertificates, type Place } from "../certificates/arrange-certificates.ts";
import { describeValidity, STATE_CLASSES } from "../certificates/describe-validity.ts";
import { formatDate } from "../dates/format-date.ts";
import { inputValueOf } from "../entry-form/form-values.ts";
import { Badge } from "../entry-list/badge.tsx";
import { EntryScreen } from "../entry-list/entry-screen.tsx";
import { loadOnePage } from "../entry-list/load-page.ts";
import type { EntryCopy, EntryList } from "../entry-list/use-entry-list.ts";
import { loadView } from "../entry-table/load-view.ts";
import type { TableOptions } from "../entry-table/table-options.ts";
import { inPanelLanguage } from "../panel-texts.ts";
import type { ScreenProps } from "../screen.ts";
import { StoredFileLink } from "../stored-files/stored-file-link.tsx";

type Certificate = Entity<typeof certificates>;

const said = words.certificates;

export const title = said.title;

const OPTION_NAMES = { kind: KIND_NAMES[panelLanguage] };

const today = () => dayInIndia(new Date());

const titleOf = (certificate: Certificate) => certificateName(certificate, panelLanguage);

const TABLE: TableOptions<typeof certificates> = {
  names: words.entryNames.certificates,
  title: { name: "kind", label: said.certificate },
  titleOf,
  markOf: ({ isInternal }) => (isInternal ? said.internal : undefined),
  columns: [
    {
      name: "validUntil",
      label: said.state,
      isShort: true,
      show: (certificate) => describeValidity(certificate, today()),
    },
    { name: "issuedOn", label: said.issuedOn, isShort: true, show: ({ issuedOn }) => formatDate(issuedOn) },
    { name: "number", label: said.number },
    { name: "authority", label: said.authority },
  ],
};

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadView(certificates, request, async () => {
    const { loaded, ...page } = await loadOnePage(certificates, request);
    const entries = [...arrangeCertificates(loaded.entries, today()).keys()];
    return { ...page, loaded: { ...loaded, entries } };
  });

/** What a renewal has in common with the earlier certificate. */
const RENEWED_FIELDS = ["kind", "title", "titleHi", "authority", "authorityHi", "isInternal"] as const;

const renewalOf = (certificate: Certificate): EntryCopy => ({
  id: certificate._id,
  values: Object.fromEntries(
    RENEWED_FIELDS.map((name) => [name, inputValueOf(certificates, certificate, name)]),
  ),
  note: said.renewing,
});

export default function Certificates({ loaderData }: ScreenProps<typeof loader>) {
  const places = arrangeCertificates(loaderData.loaded.entries, today());
  const placeOf = ({ _id }: Certificate) => [...places].find(([certificate]) => certificate._id === _id)?.[1];
  const renewButton = (certificate: Certificate, list: EntryList<typeof certificates>) =>
    list.mayWrite && (
      <Button variant="subtle" onClick={() => list.startCopy(renewalOf(certificate))}>
        <ShortText
          text={said.renew}
          name={said.renewOf(titleOf(inPanelLanguage(certificates, certificate)))}
        />
      </Button>
    );
  return (
    <EntryScreen
      resource={certificates}
      loaderData={loaderData}
      heading={said.title}
      addLabel={said.add}
      create={{ title: said.add, submit: words.frame.save }}
      update={{ title: said.edit, submit: words.frame.save }}
      label={said.list}
      columns="sm:grid-cols-2 lg:grid-cols-3"
      optionNames={OPTION_NAMES}
      copyOf={renewalOf}
      belowFields={<p className="col-span-full text-ink-soft">{said.formHint}</p>}
      aboveCards={() => <p className="mb-5 max-w-prose text-ink-soft">{said.about}</p>}
      table={TABLE}
      card={(shown, certificate, list) => {
        const place = placeOf(certificate);
        return {
          marks: <CertificateMarks certificate={certificate} isEarlier={place === "earlier"} />,
          actions: typeof place === "object" && renewButton(certificate, list),
          children: (
            <>
              <CertificateFacts certificate={shown} />
              <SeriesNote place={place} />
            </>
          ),
        };
      }}
    />
  );
}

interface MarksProps {
  certificate: Certificate;
  isEarlier: boolean;
}

const CertificateMarks = ({ certificate, isEarlier }: MarksProps) => (
  <>
    <span
      className={`rounded-control px-2.5 py-0.5 font-bold text-caption ${STATE_CLASSES[stateOf(certificate, today()).name]}`}
    >
      {describeValidity(certificate, today())}
    </span>
    {isEarlier && <Badge text={said.earlier} />}
    {certificate.isInternal && <Badge text={said.internal} />}
  </>
);

function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const { number, authority, issuedOn, file, isDraft, isInternal } = certificate;
  const facts = [
    ...(number ? [[said.number, number]] : []),
    ...(authority ? [[said.authority, authority]] : []),
    [said.issuedOn, formatDate(issuedOn)],
  ] as const;
  return (
    <>
      <dl className="grid gap-1">
        {facts.map(([label, value = ""]) => (
          <div key={label}>
            <dt className="text-caption text-ink-soft">{label}</dt>
            <dd lang={languageOf(value, panelLanguage)}>{value}</dd>
          </div>
        ))}
      </dl>
      {file ? (
        <StoredFileLink name={file} isHidden={isDraft === true || isInternal}>
          {said.viewFile}
          <span className="sr-only">{said.of(titleOf(certificate))}</span>
        </StoredFileLink>
      ) : (
        <p className="font-bold text-danger">{said.noFile}</p>
      )}
    </>
  );
}

/** Says which of several certificates of one kind visitors see. */
function SeriesNote({ place }: { place: Place<Certificate> | undefined }) {
  if (typeof place !== "object") return null;
  const { current, earlier, alsoInForce } = place;
  const isOlder = earlier.some(({ issuedOn }) => issuedOn > current.issuedOn);
  const isValid = stateOf(current, today()).name !== "expired";
  if (current.isInternal || !isValid) return null;
  if (isOlder) return <p>{said.laterExpired}</p>;
  return alsoInForce > 0 && <p>{said.alsoInForce(alsoInForce)}</p>;
}
