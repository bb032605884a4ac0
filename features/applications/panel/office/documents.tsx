import { useEffect, useState } from "react";
import { download, send } from "../../../../core/panel/api/send.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { Badge } from "../../../../core/panel/entry-list/badge.tsx";
import { TextField } from "../../../../core/panel/forms/fields.tsx";
import { FormDialog } from "../../../../core/panel/forms/form-dialog.tsx";
import type { FieldErrors } from "../../../../core/panel/forms/form-state.ts";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { Card } from "../../../../core/panel/parts/card.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { useMay } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import type { FormDocument } from "../../content/form/apply-contract.ts";
import { applicationCalls } from "../../content/office/office-contract.ts";
import type { AskedDocument } from "../../content/settings.ts";
import { inEither } from "../application.ts";

const texts = words.applicationsScreen;

interface DocumentsProps {
  id: string;
  documents: readonly FormDocument[];
  /** Ids of the required documents that are missing or refused. */
  missing: readonly string[];
  asked: readonly AskedDocument[];
  /** Loads the application again. */
  reload: () => Promise<void>;
  /** Writes a message that asks for missing documents; absent if the user cannot write messages. */
  onAsk?: (() => void) | undefined;
}

/** The documents of an application, which the office opens, accepts and refuses. */
export function Documents({ id, documents, missing, asked, reload, onAsk }: DocumentsProps) {
  const nameOf = (document: string) => {
    const found = asked.find((each) => each.id === document);
    return found ? inEither(found.name) : document;
  };
  const absent = missing.filter((name) => documents.every(({ document }) => document !== name));
  return (
    <Card heading={texts.documents}>
      {documents.length === 0 && absent.length === 0 && <p>{texts.noDocuments}</p>}
      <ul className="grid divide-y divide-line">
        {documents.map((each) => (
          <li key={each._id} className="grid gap-3 py-3">
            <OneDocument id={id} document={each} name={nameOf(each.document)} reload={reload} />
          </li>
        ))}
        {absent.map((name) => (
          <li key={name} className="flex flex-wrap items-center gap-3 py-3">
            <span className="font-bold">{nameOf(name)}</span>
            <span className="font-bold text-danger">{texts.isMissing}</span>
          </li>
        ))}
      </ul>
      {missing.length > 0 && onAsk && (
        <div>
          <Button variant="secondary" onClick={onAsk}>
            {texts.askForThem}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface OneDocumentProps extends Pick<DocumentsProps, "id" | "reload"> {
  document: FormDocument;
  name: string;
}

function OneDocument({ id, document: { document, state, note, file }, name, reload }: OneDocumentProps) {
  const [isRefusing, setRefusing] = useState(false);
  const mayWrite = useMay()("applications:write");
  const { isBusy, run } = useAction();
  const params = { id, document };
  const judge = async (body: { state: "accepted" | "refused"; note?: string }) => {
    await send(applicationCalls.judgeDocument, { params, body: { ...body, file } });
    showSuccess(texts.judged[body.state]);
    await reload();
  };
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-bold">{name}</span>
        <Badge text={texts.documentStates[state]} />
      </p>
      {note && <p>{note}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <Viewer id={id} document={document} file={file} name={name} />
        {mayWrite && state !== "accepted" && (
          <Button
            variant="secondary"
            isBusy={isBusy}
            busyText={words.frame.saving}
            aria-label={texts.acceptNamed(name)}
            onClick={() => void run(() => judge({ state: "accepted" }))}
          >
            {texts.accept}
          </Button>
        )}
        {mayWrite && state !== "refused" && (
          <Button variant="subtle" aria-label={texts.refuseNamed(name)} onClick={() => setRefusing(true)}>
            {texts.refuse}
          </Button>
        )}
      </div>
      {isRefusing && (
        <FormDialog
          title={texts.refuseNamed(name)}
          width="narrow"
          submit={texts.refuse}
          check={({ note: typed }): FieldErrors => (typed?.trim() ? {} : { note: texts.reasonNeeded })}
          save={({ note: typed = "" }) => judge({ state: "refused", note: typed })}
          onSaved={() => setRefusing(false)}
          onClose={() => setRefusing(false)}
        >
          <TextField name="note" label={texts.reason} hint={texts.reasonHint} maxLength={300} />
        </FormDialog>
      )}
    </>
  );
}

/** Loads a file when the button is pressed: a picture is shown, a PDF opens in a new tab. */
function Viewer({ id, document, file, name }: { id: string; document: string; file: string; name: string }) {
  const [url, setUrl] = useState<string>();
  const { isBusy, run } = useAction();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is another picture
  useEffect(() => () => setUrl(undefined), [file]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  const load = () =>
    run(async () => {
      const { file: loaded } = await download(applicationCalls.readDocument, file, {
        params: { id, document },
      });
      setUrl(URL.createObjectURL(loaded));
    }, words.frame.fileNotLoaded);
  if (url === undefined) {
    return (
      <Button
        variant="secondary"
        isBusy={isBusy}
        busyText={words.frame.loading}
        aria-label={texts.showNamed(name)}
        onClick={() => void load()}
      >
        {words.frame.show}
      </Button>
    );
  }
  return file.endsWith(".pdf") ? (
    <a href={url} target="_blank" rel="noreferrer" className="text-link">
      {texts.openPdf}
    </a>
  ) : (
    <img src={url} alt={name} className="max-h-[70dvh] max-w-full rounded-control" />
  );
}
