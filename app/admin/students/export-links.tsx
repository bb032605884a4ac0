import { useId } from "react";
import { useSearchParams } from "react-router";
import { students } from "../../../content/resources/students.ts";
import type { ExportFormat } from "../../../content/students/student-export-contract.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { narrowingIn, sortIn, writeSort } from "../entry-table/table-address.ts";
import { DownloadButton } from "../stored-files/download-button.tsx";
import { downloadStudents } from "./student-file-client.ts";

const said = words.studentExport;

/** The students whom the list shows, on all its pages, as a file. */
export function ExportLinks() {
  const id = useId();
  const [params] = useSearchParams();
  const load = (format: ExportFormat) => () => {
    const sort = sortIn(params, students);
    const query = { ...narrowingIn(params, students), language: panelLanguage };
    return downloadStudents(format, { ...query, sort: sort && writeSort(sort) });
  };
  return (
    <section aria-labelledby={id} className="mt-2 border-line border-t px-3 pt-3 pb-2">
      <h2 id={id} className="mb-2 text-body text-maroon">
        {said.heading}
      </h2>
      <div className="flex flex-wrap gap-2">
        <DownloadButton load={load("xlsx")} failed={said.failed}>
          {said.excel}
        </DownloadButton>
        <DownloadButton load={load("csv")} failed={said.failed}>
          {said.csv}
        </DownloadButton>
      </div>
    </section>
  );
}
