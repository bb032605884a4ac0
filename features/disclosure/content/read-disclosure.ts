import { readToday } from "../../../core/content/text/read-today.ts";
import type { Language } from "../../../core/words/languages.ts";
import type { PageDocument, PageName } from "../../pages.ts";
import type { DisclosureSources } from "./build-disclosure.ts";
import type { ShownCertificate } from "./certificates/certificate-states.ts";

const MEMBER_FIELDS = ["name", "designation"] as const;
const CERTIFICATE_FIELDS = [
  "kind",
  "title",
  "number",
  "authority",
  "issuedOn",
  "validUntil",
  "file",
] as const;

interface ListQuery {
  language: Language;
  isCounted: false;
}

interface Lists<Name, Fields, Entry> {
  list(name: Name, fields: Fields, query: ListQuery): Promise<{ entries: Entry[] }>;
}

/** The data of the page and its PDF. */
type DisclosureContent = {
  readonly now: Date;
  endAt(moment: number): void;
  page<Name extends PageName>(name: Name): Promise<PageDocument<Name>>;
  findFilledPaths(): Promise<ReadonlySet<string>>;
} & Lists<"committee", typeof MEMBER_FIELDS, { name: string; designation: string }> &
  Lists<"certificates", typeof CERTIFICATE_FIELDS, ShownCertificate>;

/** Everything that the school publishes, as of today: a certificate that ends today has expired at midnight in India. */
export async function readDisclosure(
  content: DisclosureContent,
  language: Language,
): Promise<DisclosureSources> {
  const query = { language, isCounted: false } as const;
  const [document, school, home, committee, certificates, filledPaths] = await Promise.all([
    content.page("disclosure"),
    content.page("school"),
    content.page("home"),
    content.list("committee", MEMBER_FIELDS, query),
    content.list("certificates", CERTIFICATE_FIELDS, query),
    content.findFilledPaths(),
  ]);
  return {
    document,
    school,
    principal: home.principalsDesk,
    committee: committee.entries,
    certificates: certificates.entries,
    filledPaths,
    today: readToday(content),
  };
}
