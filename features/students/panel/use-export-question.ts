import { counterOf } from "../../../core/panel/entry-table/bulk/describe-outcome.ts";
import { useConfirm } from "../../../core/panel/parts/confirm.tsx";
import { words } from "../../../core/ui/panel-words.ts";

const texts = words.studentExport;
const countStudents = counterOf("students");

/** Returns a function that asks the user before data of this number of students are exported. `data` names them, such as `Name`. */
export function useExportQuestion() {
  const confirm = useConfirm();
  return (count: number, data: readonly string[], way: "download" | "print" = "download") => {
    const isPrinted = way === "print";
    return confirm({
      title: (isPrinted ? texts.printQuestion : texts.question)(countStudents(count)),
      text: `${texts.contains(data.join(", "))}\n\n${texts.careful}`,
      accept: isPrinted ? words.classLists.print : texts.accept,
    });
  };
}
