import { countStudentsInWords } from "../../../core/panel/entry-table/bulk-client.ts";
import { useConfirm } from "../../../core/panel/parts/confirm.tsx";
import { words } from "../../../core/ui/panel-words.ts";

const texts = words.studentExport;

/** Returns a function that asks the user before data of this number of students are exported. `data` names them, such as `Name`. */
export function useExportQuestion() {
  const confirm = useConfirm();
  return (count: number, data: readonly string[], way: "download" | "print" = "download") => {
    const isPrinted = way === "print";
    return confirm({
      title: (isPrinted ? texts.printQuestion : texts.question)(countStudentsInWords(count)),
      text: `${texts.contains(data.join(", "))}\n\n${texts.careful}`,
      accept: isPrinted ? words.classLists.print : texts.accept,
    });
  };
}
