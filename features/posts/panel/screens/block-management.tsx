import { Link, type LoaderFunctionArgs, useSearchParams } from "react-router";
import type { Entity } from "../../../../core/content/types/define-resource.ts";
import { WaitingLine, waitingQuery, wantsWaiting } from "../../../../core/panel/approval/waiting-line.tsx";
import { formatMoment } from "../../../../core/panel/dates/format-date.ts";
import { EntryScreen } from "../../../../core/panel/entry-list/entry-screen.tsx";
import { loadOnePage } from "../../../../core/panel/entry-list/load-page.ts";
import { loadView } from "../../../../core/panel/entry-table/load-view.ts";
import type { TableOptions } from "../../../../core/panel/entry-table/table-options.ts";
import { inPanelLanguage } from "../../../../core/panel/panel-texts.ts";
import { SchoolText } from "../../../../core/panel/school-text.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { useMayOpen } from "../../../../core/panel/session/may-open.ts";
import { useOwnName } from "../../../../core/panel/session/rights.ts";
import { excerpt } from "../../../../core/ui/excerpt.ts";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { namesOf } from "../../../../core/words/panel/type-names.ts";
import {
  HiddenPicturesNote,
  isHiddenPicture,
  loadHiddenPictures,
  MarkChildrenLink,
} from "../../../students/panel/exports.ts";
import { blocks } from "../../content/blocks.ts";
import { writingPath } from "../../content/screen-paths.ts";

const texts = words.blocksScreen;

export const title = texts.title;

const TABLE: TableOptions<typeof blocks> = {
  names: namesOf(words, "blocks"),
  title: { name: "title", label: words.entryScreens.entryTitle },
  titleOf: ({ title }) => title,
  pictureOf: ({ images }) => images[0],
  columns: [
    { name: "autherName", label: texts.author, isNarrow: true, isShort: true },
    {
      name: "description",
      label: words.entryScreens.description,
      show: ({ description }) => excerpt(description),
    },
    {
      name: "createdAt",
      label: texts.created,
      isShort: true,
      show: ({ createdAt }) => formatMoment(createdAt),
    },
  ],
};

export async function loader({ request }: LoaderFunctionArgs) {
  const [page, hidden] = await Promise.all([
    loadView(blocks, request, () => loadOnePage(blocks, request, waitingQuery(request))),
    loadHiddenPictures(request.signal),
  ]);
  return { ...page, hidden };
}

export default function BlockManagement({ loaderData }: ScreenProps<typeof loader>) {
  const { hidden } = loaderData;
  const markOf = ({ images }: Pick<Entity<typeof blocks>, "images">) =>
    images.some((image) => isHiddenPicture(hidden, image)) ? words.albums.hiddenPicture : undefined;
  const autherName = useOwnName() ?? "";
  const isWaiting = wantsWaiting(useSearchParams()[0]);
  return (
    <EntryScreen
      resource={blocks}
      loaderData={loaderData}
      options={{ dropsDeleted: true }}
      heading={texts.heading}
      addLabel={texts.create}
      create={{ title: texts.createTitle, submit: words.frame.create }}
      startValues={() => ({ autherName })}
      update={{ title: texts.edit, submit: words.frame.update }}
      fieldOrder={["autherName", "title", "description", "images", "content", "authorImage"]}
      label={texts.list}
      table={{ ...TABLE, markOf }}
      picture="wide"
      aboveCards={(list) => <WaitingLine list={list} />}
      {...(isWaiting && { emptyText: words.approval.noneWaiting })}
      card={(block, _stored, list) => ({
        actions: list.mayChange(block) && (
          <WriteLink
            id={block._id}
            title={block.title}
            isToDecide={list.mayPublish && block.approval === "waiting"}
          />
        ),
        headActions: <MarkChildrenLink type={blocks.name} id={block._id} title={block.title} isIcon />,
        children: (
          <>
            <HiddenPicturesNote images={block.images} hidden={hidden} />
            <p title={block.description} className="line-clamp-2">
              {fillWords(texts.by("{name}"), { name: <SchoolText text={block.autherName} /> })}
              {" · "}
              <span lang={languageOf(block.description, panelLanguage)}>{excerpt(block.description)}</span>
            </p>
          </>
        ),
      })}
      formNote={(block) => (
        <>
          <HiddenPicturesNote images={block.images} hidden={hidden} />
          <WriteLink id={block._id} title={inPanelLanguage(blocks, block).title} />
        </>
      )}
    />
  );
}

interface WriteLinkProps {
  id: string;
  title: string;
  /** It waits for the user's approval. */
  isToDecide?: boolean;
}

/** The long text of a post has its own screen. */
function WriteLink({ id, title: post, isToDecide = false }: WriteLinkProps) {
  if (!useMayOpen()(writingPath(id))) return null;
  return (
    <Link to={writingPath(id)} className="text-link inline-flex min-h-11 items-center px-2 font-bold">
      {isToDecide ? words.approval.read : texts.write}
      <span className="sr-only">{texts.ofPost(post)}</span>
    </Link>
  );
}
