import { drawnAddress } from "../../../../core/content/site/drawn-pictures.ts";
import type { ShownEntry } from "../../../../core/server/pages/site-content.ts";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { Section } from "../../../../core/site/components/section.tsx";
import {
  type AnyWords,
  isWritten,
  orElse,
  Paragraphs,
  textOf,
  Words,
} from "../../../../core/site/components/words.tsx";
import { PicturesIsland } from "../../../../core/site/islands/pictures.tsx";
import { loadList } from "../../../../core/site/load-list.ts";
import { PagePicture } from "../../../../core/site/pictures/page-picture.tsx";
import { ON_PHONE, Picture } from "../../../../core/site/pictures/picture.tsx";
import { PictureOpener } from "../../../../core/site/pictures/picture-opener.tsx";
import { ZoomablePicture } from "../../../../core/site/pictures/zoomable-picture.tsx";
import {
  createPage,
  describeByHead,
  type PageServices,
  type PropsOf,
} from "../../../../core/site/public-page.ts";
import { useAddress, useSite } from "../../../../core/site/site-context.tsx";
import { Icon } from "../../../../core/ui/icon.tsx";
import { boardHeight, COMMITTEE_BOARD } from "../../content/committee-board.ts";
import type { ManagementPage } from "../../content/management.ts";
import { findPrincipal } from "../find-principal.ts";

const MEMBER_FIELDS = ["name", "nameHi", "designation", "designationHi"] as const;

type Member = ShownEntry<"committee", (typeof MEMBER_FIELDS)[number]>;

async function loadManagement(services: PageServices) {
  const [document, { principalsDesk }, members] = await Promise.all([
    services.content.page("management"),
    services.content.page("home"),
    loadList(services, "committee", MEMBER_FIELDS),
  ]);
  return { data: { document, principalsDesk, members } };
}

function Management({ data: { document, principalsDesk, members } }: PropsOf<typeof loadManagement>) {
  const { head, principal, committee } = document;
  const { words, language } = useSite();
  const { qualification, ...person } = findPrincipal(principalsDesk, words);
  const leaders: ShownLeader[] = isWritten(principal.message)
    ? [...document.leaders, { ...person, description: qualification, message: principal.message }]
    : document.leaders;
  return (
    <>
      <PageBanner path="/management" line={head.line} />
      {leaders.length > 0 && (
        <div className="section page-width grid gap-10 md:gap-20">
          {leaders.map((leader, index) => (
            <Leader key={leader.id} leader={leader} isFirst={index === 0} />
          ))}
        </div>
      )}
      {members.length > 0 && (
        <Section
          id="committee"
          heading={orElse(committee.heading, words.management.committee)}
          headingHi={language === "en" ? committee.heading.en && committee.heading.hi : null}
          line={committee.line}
          tone="deep"
        >
          <div className="grid items-center gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16">
            <CommitteeBoard committee={committee} members={members} />
            <CommitteeList members={members} />
          </div>
        </Section>
      )}
    </>
  );
}

type ShownLeader = Omit<ManagementPage["leaders"][number], "title"> & { title: AnyWords };

/** A card with a message and a portrait, alternating left and right. */
function Leader({ leader, isFirst }: { leader: ShownLeader; isFirst: boolean }) {
  return (
    <article className="group grid items-center gap-8 md:grid-cols-[15rem_1fr] md:gap-12 md:even:grid-cols-[1fr_15rem] lg:grid-cols-[20rem_1fr] lg:gap-16 lg:even:grid-cols-[1fr_20rem]">
      <PagePicture
        picture={leader.picture}
        person={textOf(leader.name, useSite().language)}
        sizes="(min-width: 1024px) 20rem, 15rem"
        className="arched mx-auto aspect-square w-60 object-cover md:w-full md:group-even:order-last"
        isFirst={isFirst}
      />
      <div className="max-w-reading md:group-even:justify-self-end">
        <Words of={leader.title} as="p" className="text-caption font-bold text-saffron-ink uppercase" />
        <Words of={leader.name} as="h2" className="mt-1 text-heading text-maroon" />
        <Words of={leader.description} as="p" className="mt-1 text-ink-soft" />
        <blockquote className="mt-6 border-t border-line pt-6 text-lead">
          <Icon name="quote" className="mb-3 size-8 fill-saffron-soft text-saffron" />
          <Paragraphs of={leader.message} className="grid gap-4" />
        </blockquote>
      </div>
    </article>
  );
}

const BOARD_SIZES = `(min-width: 1216px) 28rem, (min-width: 1024px) 38vw, ${ON_PHONE.whole}`;
const BOARD_FRAME = "mx-auto block w-full max-w-md shadow-raised";

/** The school's photo of its board, or a picture that the server draws. */
function CommitteeBoard({
  committee,
  members,
}: Pick<ManagementPage, "committee"> & { members: readonly Member[] }) {
  const { school, words, language } = useSite();
  const address = useAddress();
  const { palette } = school;
  const { picture, heading } = committee;
  if (picture) {
    return (
      <ZoomablePicture
        picture={picture}
        label={textOf(picture.alt, language)}
        sizes={BOARD_SIZES}
        className={`${BOARD_FRAME} rounded-panel`}
      />
    );
  }
  const alt = words.management.board(members.length);
  const source = {
    src: drawnAddress(address(COMMITTEE_BOARD.path), members, heading, palette),
    srcSet: undefined,
    width: COMMITTEE_BOARD.width,
    height: boardHeight(members.length),
    alt,
  };
  return (
    <PicturesIsland label={alt} words={words.pictures}>
      <PictureOpener source={source} className={`${BOARD_FRAME} rounded-card`}>
        <Picture source={source} alt={alt} sizes={BOARD_SIZES} className="h-auto w-full" />
      </PictureOpener>
    </PicturesIsland>
  );
}

function CommitteeList({ members }: { members: readonly Member[] }) {
  const { language } = useSite();
  return (
    <ol className="card divide-y divide-line">
      {members.map(({ _id, name, nameHi, designation, designationHi }) => (
        <li
          key={_id}
          className="wrap-anywhere px-5 py-3 sm:flex sm:items-baseline sm:justify-between sm:gap-6 md:px-7"
        >
          <span>
            <Words of={name} as="b" className="block" />
            {language === "en" && nameHi && (
              <span lang="hi" className="block text-ink-soft">
                {nameHi}
              </span>
            )}
          </span>
          <span className="block text-caption text-saffron-ink">
            <Words of={designation} />
            {language === "en" && designationHi && (
              <>
                {" · "}
                <span lang="hi">{designationHi}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

export const page = createPage({
  load: loadManagement,
  describe: ({ document }, site) => describeByHead("/management", document.head, site),
  Component: Management,
});
