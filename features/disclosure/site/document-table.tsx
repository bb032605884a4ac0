import { useWords } from "../../../core/site/site-context.tsx";
import { uploadUrl } from "../../../core/ui/uploads.ts";
import type { DisclosedDocument } from "../content/certificates/shown-certificates.ts";

/** The certificates of the school, each with its file and its validity. */
export function DocumentTable({ documents }: { documents: readonly DisclosedDocument[] }) {
  const { certificate: texts } = useWords().disclosure;
  return (
    <div className="info-table-frame">
      <table className="info-table document-table" aria-labelledby="documents-heading">
        <thead>
          <tr>
            {[texts.name, texts.issuer, texts.issuedOn, texts.validity].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {documents.map(({ id, name, issuer, issuedOn, validity, isExpired, file }) => (
            <tr key={id}>
              <th scope="row" className="md:w-3/10">
                {file ? (
                  <a href={uploadUrl(file)} className="text-link -my-2.5 inline-block py-2.5">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </th>
              <td>
                {issuer.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </td>
              <td className="md:whitespace-nowrap">
                <b className="info-label">{texts.issuedOn}</b> {issuedOn}
              </td>
              <td className={isExpired ? "font-bold text-danger" : undefined}>{validity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
