import RefreshCw from "lucide-react/icons/refresh-cw";
import { Fragment } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import type { Entity } from "../../../../core/content/types/define-resource.ts";
import { formatDate } from "../../../../core/panel/dates/format-date.ts";
import { inputValueOf } from "../../../../core/panel/entry-form/form-values.ts";
import { Badge } from "../../../../core/panel/entry-list/badge.tsx";
import { EntryScreen } from "../../../../core/panel/entry-list/entry-screen.tsx";
import { loadOnePage } from "../../../../core/panel/entry-list/load-page.ts";
import type { EntryCopy, EntryList } from "../../../../core/panel/entry-list/use-entry-list.ts";
import { loadView } from "../../../../core/panel/entry-table/load-view.ts";
import type { TableOptions } from "../../../../core/panel/entry-table/table-options.ts";
import { IconButton } from "../../../../core/panel/entry-table/table-row.tsx";
import { inPanelLanguage } from "../../../../core/panel/panel-texts.ts";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { ShortText } from "../../../../core/panel/parts/short-text.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { StoredFileLink } from "../../../../core/panel/stored-files/stored-file-link.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { namesOf } from "../../../../core/words/panel/type-names.ts";
import { certificateName, KIND_NAMES } from "../../content/certificates/certificate-names.ts";
import { type CertificateState, stateOf } from "../../content/certificates/certificate-states.ts";
import { certificates } from "../../content/certificates/certificates.ts";
import { arrangeCertificates, type Place } from "../arrange-certificates.ts";
import { describeValidity, MARK_CLASSES, TEXT_CLASSES } from "../describe-validity.ts";

type Certificate = Entity<typeof certificates>;

const texts = words.certificates;

export const title = texts.title;

const OPTION_NAMES = { kind: KIND_NAMES[panelLanguage] };
const HINTS = { title: texts.titleHint, validUntil: texts.validUntilHint };

const today = () => dayInIndia(new Date());

const titleOf = (certificate: Certificate) => certificateName(certificate, panelLanguage);

const TABLE: TableOptions<typeof certificates> = {
  names: namesOf(words, "certificates"),
  title: { name: "kind", label: texts.certificate },
  titleOf,
  columns: [
    {
      name: "validUntil",
      label: texts.state,
      isShort: true,
      show: (certificate) => <Validity certificate={certificate} classes={TEXT_CLASSES} />,
    },
    { name: "issuedOn", label: texts.issuedOn, show: ({ issuedOn }) => formatDate(issuedOn) },
    { name: "number", label: texts.number, isShort: true },
  ],
};

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadView(certificates, request, async () => {
    const { loaded, ...page } = await loadOnePage(certificates, request);
    const entries = [...arrangeCertificates(loaded.entries, today()).keys()];
    return { ...page, loaded: { ...loaded, entries } };
  });

/** The fields that a renewal copies from the earlier certificate. */
const RENEWED_FIELDS = ["kind", "title", "titleHi", "authority", "authorityHi", "isInternal"] as const;

const renewalOf = (certificate: Certificate): EntryCopy => ({
  id: certificate._id,
  values: Object.fromEntries(
    RENEWED_FIELDS.map((name) => [name, inputValueOf(certificates, certificate, name)]),
  ),
  note: texts.renewing,
  focusedField: "number",
});

export default function Certificates({ loaderData }: ScreenProps<typeof loader>) {
  const places = arrangeCertificates(loaderData.loaded.entries, today());
  const placeOf = ({ _id }: Certificate) => [...places].find(([certificate]) => certificate._id === _id)?.[1];
  const isInForce = (certificate: Certificate) => typeof placeOf(certificate) === "object";
  return (
    <EntryScreen
      resource={certificates}
      loaderData={loaderData}
      heading={texts.title}
      addLabel={texts.add}
      create={{ title: texts.add, submit: words.frame.save }}
      update={{ title: texts.edit, submit: words.frame.save }}
      label={texts.list}
      optionNames={OPTION_NAMES}
      copyOf={renewalOf}
      hints={HINTS}
      aboveCards={() => <p className="mb-1 text-caption text-ink-soft">{texts.about}</p>}
      table={{
        ...TABLE,
        markOf: (certificate) =>
          [placeOf(certificate) === "earlier" && texts.earlier, certificate.isInternal && texts.internal]
            .filter(Boolean)
            .join(", "),
      }}
      actionsOf={(certificate, list) =>
        isInForce(certificate) && <RenewButton certificate={certificate} list={list} isIcon />
      }
      card={(shown, certificate, list) => {
        const place = placeOf(certificate);
        return {
          marks: <CertificateMarks certificate={certificate} isEarlier={place === "earlier"} />,
          actions: isInForce(certificate) && <RenewButton certificate={certificate} list={list} />,
          children: (
            <>
              <CertificateFacts certificate={shown} />
              <SeriesNote place={place} />
            </>
          ),
          details: <CertificateDetails certificate={shown} />,
        };
      }}
    />
  );
}

interface RenewButtonProps {
  certificate: Certificate;
  list: EntryList<typeof certificates>;
  isIcon?: true;
}

function RenewButton({ certificate, list, isIcon }: RenewButtonProps) {
  if (!list.mayWrite) return null;
  const name = texts.renewOf(titleOf(inPanelLanguage(certificates, certificate)));
  const renew = () => list.startCopy(renewalOf(certificate));
  return isIcon ? (
    <IconButton label={name} onClick={renew}>
      <RefreshCw aria-hidden="true" size={20} />
    </IconButton>
  ) : (
    <Button variant="secondary" onClick={renew} className="px-3!">
      <ShortText text={texts.renew} name={name} />
    </Button>
  );
}

interface ValidityProps {
  certificate: Certificate;
  classes: Readonly<Record<CertificateState["name"], string>>;
}

const Validity = ({ certificate, classes }: ValidityProps) => (
  <span className={classes[stateOf(certificate, today()).name]}>
    {describeValidity(certificate, today())}
  </span>
);

interface MarksProps {
  certificate: Certificate;
  isEarlier: boolean;
}

const CertificateMarks = ({ certificate, isEarlier }: MarksProps) => (
  <>
    <Validity certificate={certificate} classes={MARK_CLASSES} />
    {isEarlier && <Badge text={texts.earlier} />}
    {certificate.isInternal && <Badge text={texts.internal} />}
  </>
);

function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const { issuedOn, file, isDraft, isInternal } = certificate;
  return (
    <p className="flex flex-wrap gap-x-3">
      {texts.issuedOn} {formatDate(issuedOn)}
      {file ? (
        <StoredFileLink name={file} isHidden={isDraft === true || isInternal}>
          {texts.viewFile}
          <span className="sr-only">{texts.of(titleOf(certificate))}</span>
        </StoredFileLink>
      ) : (
        <b className="text-danger">{texts.noFile}</b>
      )}
    </p>
  );
}

const CertificateDetails = ({ certificate: { number, authority } }: { certificate: Certificate }) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-caption">
    {[[texts.number, number] as const, [texts.authority, authority] as const].map(
      ([label, value]) =>
        value && (
          <Fragment key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd lang={languageOf(value, panelLanguage)}>{value}</dd>
          </Fragment>
        ),
    )}
  </dl>
);

/** Says which of several certificates of one kind visitors see. */
function SeriesNote({ place }: { place: Place<Certificate> | undefined }) {
  if (typeof place !== "object") return null;
  const { current, earlier, alsoInForce } = place;
  const isOlder = earlier.some(({ issuedOn }) => issuedOn > current.issuedOn);
  const isValid = stateOf(current, today()).name !== "expired";
  if (current.isInternal || !isValid) return null;
  if (isOlder) return <p>{texts.laterExpired}</p>;
  return alsoInForce > 0 && <p>{texts.alsoInForce(alsoInForce)}</p>;
}
