import { type LoaderFunctionArgs, useSearchParams } from "react-router";
import { download, send } from "../../../../core/panel/api/send.ts";
import { useConfirm } from "../../../../core/panel/parts/confirm.tsx";
import { FiguresScreen } from "../../../../core/panel/parts/figures/figures-screen.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { DownloadButton } from "../../../../core/panel/stored-files/download-button.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { applications } from "../../content/applications.ts";
import { figureCalls } from "../../content/office/figures-contract.ts";
import { ByClass, ByWeek, DaysPerStep } from "../figures/figure-parts.tsx";

const texts = words.applicationFigures;

export const title = texts.title;

/** Without a session, the one of the page about admissions. */
const queryIn = (params: URLSearchParams) => ({ session: params.get("session") ?? undefined });

export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const query = queryIn(new URL(url).searchParams);
  return { figures: await loadOr(send(figureCalls.read, { query, signal }), undefined) };
}

/** Figures about applications, for the principal. */
export default function ApplicationFiguresScreen({ loaderData: { figures } }: ScreenProps<typeof loader>) {
  const [params] = useSearchParams();
  const confirm = useConfirm();
  const query = queryIn(params);
  const { session, sessions = [] } = figures ?? {};
  return (
    <FiguresScreen
      title={texts.title}
      period={
        figures && {
          name: "session",
          label: texts.session,
          value: session ?? "",
          options: [...new Set([session ?? "", ...sessions])].map((value) => ({
            value,
            text: value || texts.withoutSession,
          })),
        }
      }
      excel={{
        text: texts.excel,
        load: async () => (await download(figureCalls.download, "figures.xlsx", { query })).file,
      }}
      buttons={
        <DownloadButton
          ask={() =>
            confirm({ title: texts.exportQuestion, text: texts.exportText, accept: texts.exportAccept })
          }
          load={async () => {
            const asked = { ...query, language: words.language };
            return (await download(figureCalls.exportAll, "applications.xlsx", { query: asked })).file;
          }}
          failed={words.figures.exportFailed}
        >
          {texts.all}
        </DownloadButton>
      }
      back={{ to: applications.screen.path, text: texts.toApplications }}
    >
      {figures && (
        <>
          <ByClass {...figures} />
          <ByWeek {...figures} />
          <DaysPerStep {...figures} />
        </>
      )}
    </FiguresScreen>
  );
}
