import { download } from "../../../../core/panel/api/send.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { SheetDrop } from "../../../../core/panel/sheet-import/sheet-drop.tsx";
import { saveFile } from "../../../../core/panel/stored-files/save-file.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { hasTwoLanguages, schoolLanguages } from "../../../../core/ui/school-languages.ts";
import { LANGUAGE_NAMES, type Language } from "../../../../core/words/languages.ts";
import { importCalls, type Sheet } from "../../content/import-contract.ts";

const texts = words.studentImport;
/** The first step: choosing or dropping a sheet of students. */
export function ChooseFile({ onRead }: { onRead: (file: File, sheet: Sheet) => void }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="max-w-reading">{texts.fileText}</p>
      <SheetDrop call={importCalls.read} onRead={onRead} />
      <Templates />
    </div>
  );
}

function Templates() {
  return (
    <section aria-labelledby="templates-heading" className="border-line border-t pt-5">
      <h3 id="templates-heading" className="font-bold font-sans">
        {texts.templates}
      </h3>
      <p className="mb-3 max-w-reading text-ink-soft">{texts.templatesText}</p>
      <ul className="grid gap-3 sm:flex sm:flex-wrap">
        {schoolLanguages().map((language) => (
          <li key={language} className="flex flex-wrap">
            <TemplateButton language={language} format="xlsx" />
            <TemplateButton language={language} format="csv" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TemplateButton({ language, format }: { language: Language; format: "xlsx" | "csv" }) {
  const { isBusy, run } = useAction();
  const type = format.toUpperCase();
  const name = hasTwoLanguages() ? `${LANGUAGE_NAMES[language]} (${type})` : type;
  return (
    <Button
      variant={format === "xlsx" ? "secondary" : "subtle"}
      lang={language}
      isBusy={isBusy}
      busyText={words.frame.downloading}
      onClick={() =>
        run(async () => {
          const query = { language, format };
          saveFile((await download(importCalls.template, `students.${format}`, { query })).file);
        })
      }
    >
      {name}
    </Button>
  );
}
