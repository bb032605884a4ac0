import { type PageDocument, type PageName, pageNames, pages } from "../../features/pages.ts";
import { samples } from "../../features/sample.ts";
import { emptyValues } from "../content/pages/page-schema.ts";
import type { SamplePart } from "../server/content/many/sample-store.ts";

type Documents = { [Name in PageName]: PageDocument<Name> };

const written = samples.flatMap((sample) => sample.pages ?? []);

const findWritten = (page: PageName) => written.find(({ name }) => name === page);

/** The texts of the sample school's pages. A list page that is missing here is empty above its list. */
export const samplePages = Object.fromEntries(
  pageNames.map((name) => [name, findWritten(name)?.document ?? emptyValues(pages[name].fields)]),
) as Documents;

/** The part of the sample that a page came with. */
export const partOfPage = (name: PageName): SamplePart => findWritten(name)?.part ?? 2;
