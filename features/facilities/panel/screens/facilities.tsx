import type { LoaderFunctionArgs } from "react-router";
import { formatMoment } from "../../../../core/panel/dates/format-date.ts";
import { EntryScreen } from "../../../../core/panel/entry-list/entry-screen.tsx";
import { loadView } from "../../../../core/panel/entry-table/load-view.ts";
import type { TableOptions } from "../../../../core/panel/entry-table/table-options.ts";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { namesOf } from "../../../../core/words/panel/type-names.ts";
import { facilities } from "../../content/facilities.ts";

const texts = words.facilitiesScreen;

export const title = texts.title;

const TABLE: TableOptions<typeof facilities> = {
  names: namesOf(words, "facilities"),
  title: { name: "name", label: words.entryScreens.name },
  titleOf: ({ name }) => name,
  pictureOf: ({ image }) => image,
  columns: [{ name: "updatedAt", label: texts.changed, show: ({ updatedAt }) => formatMoment(updatedAt) }],
};

export const loader = ({ request }: LoaderFunctionArgs) => loadView(facilities, request);

export default function Facilities({ loaderData }: ScreenProps<typeof loader>) {
  return (
    <EntryScreen
      resource={facilities}
      loaderData={loaderData}
      options={{ toastMs: 3000 }}
      heading={texts.title}
      create={{ title: texts.createTitle, submit: texts.create }}
      update={{ title: texts.edit, submit: texts.update }}
      label={texts.title}
      table={TABLE}
      picture="wide"
      asRows
      card={() => ({})}
    />
  );
}
