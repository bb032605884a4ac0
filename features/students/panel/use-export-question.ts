import { countStudentsInWords } from "../../../core/panel/entry-table/bulk-client.ts";
import { useConfirm } from "../../../core/panel/parts/confirm.tsx";
import { words } from "../../../core/ui/panel-words.ts";

const said = words.studentExport;

/** Returns a function that asks before data of this number of students leave the panel. `data` names them, such as `Name`. */
export function useExportQuestion() {
  const confirm = useConfirm();
  return (count: number, data: readonly string[], way: "download" | "print" = "download") => {
    const isPrinted = way === "print";
    return confirm({
      title: (isPrinted ? said.printQuestion : said.question)(countStudentsInWords(count)),
      text: `${said.contains(data.join(", "))}\n\n${said.careful}`,
      accept: isPrinted ? words.classLists.print : said.accept,
    });
  };
}
