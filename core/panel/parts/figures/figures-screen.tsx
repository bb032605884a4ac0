import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { words } from "../../../ui/panel-words.ts";
import { LoadFailed } from "../../frame/load-failed.tsx";
import { SCHOOL_NAME } from "../../frame/school-name.ts";
import { ScreenHeading } from "../../frame/screen-heading.tsx";
import { DownloadButton } from "../../stored-files/download-button.tsx";
import { Button } from "../button.tsx";
import { LabelledSelect } from "../labelled-select.tsx";

const texts = words.figures;

interface FiguresScreenProps {
  title: string;
  /** The choice of the period; `name` is the parameter of the address, absent for an empty value. Undefined: nothing was loaded. */
  period:
    | { name: string; label: string; value: string; options: readonly { value: string; text: string }[] }
    | undefined;
  /** The workbook with the figures. */
  excel: { text: string; load: () => Promise<File> };
  /** More buttons. */
  buttons?: ReactNode;
  /** The list of the entries that are counted. */
  back: { to: string; text: string };
  children: ReactNode;
}

/** A screen with figures, to print or to download. */
export function FiguresScreen({ title, period, excel, buttons, back, children }: FiguresScreenProps) {
  const [, setParams] = useSearchParams();
  return (
    <>
      <p className="hidden font-bold print:block">{SCHOOL_NAME}</p>
      <ScreenHeading title={title}>
        {period && (
          <div className="no-print flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => window.print()}>
              <Printer aria-hidden="true" size={18} /> {texts.print}
            </Button>
            <DownloadButton load={excel.load} failed={texts.exportFailed}>
              {excel.text}
            </DownloadButton>
            {buttons}
          </div>
        )}
      </ScreenHeading>
      {period ? (
        <>
          <div className="mb-6 max-w-xs">
            <LabelledSelect
              label={period.label}
              value={period.value}
              onChange={({ target: { value } }) =>
                setParams(value === "" ? {} : { [period.name]: value }, {
                  replace: true,
                  preventScrollReset: true,
                })
              }
            >
              {period.options.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </LabelledSelect>
          </div>
          <div className="grid grid-cols-1 gap-6">{children}</div>
        </>
      ) : (
        <LoadFailed text={texts.notLoaded} />
      )}
      <p className="no-print mt-6">
        <Link to={back.to} className="text-link inline-flex min-h-11 items-center">
          {back.text}
        </Link>
      </p>
    </>
  );
}
