import { pageHeads } from "../../../content/pages/page-heads.ts";
import { siteServices } from "../../site-services.ts";
import { ON_PHONE } from "../../ui/picture.tsx";
import { EmptyList } from "../components/empty-list.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { Section } from "../components/section.tsx";
import { UploadPicture } from "../components/upload-picture.tsx";
import { loadList } from "../load-list.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/teachers.ts";

export const meta = pageMeta("/teachers");

export async function loader({ context }: Route.LoaderArgs) {
  const fields = ["name", "designation", "subject", "qualification", "image"] as const;
  return { members: await loadList(context.get(siteServices), "team", fields) };
}

type Member = Route.ComponentProps["loaderData"]["members"][number];

export default function Teachers({ loaderData: { members } }: Route.ComponentProps) {
  const { heading, line } = pageHeads["/teachers"];
  return (
    <>
      <PageBanner line={line} />
      <Section heading={heading}>
        {members.length === 0 ? (
          <EmptyList>Our teachers will be introduced here soon.</EmptyList>
        ) : (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4 xl:grid-cols-5">
            {members.map((member) => (
              <li key={member._id}>
                <TeamMember {...member} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

function TeamMember({ name, designation, subject, qualification, image }: Member) {
  return (
    <article className="card flex h-full flex-col wrap-anywhere">
      <UploadPicture
        name={image}
        alt={`Portrait of ${name}`}
        sizes={`(min-width: 1280px) 14rem, (min-width: 1024px) 25vw, (min-width: 640px) 33vw, ${ON_PHONE.half}`}
        className="aspect-square w-full border-b-4 border-saffron object-cover"
      />
      <div className="flex grow flex-col p-3 sm:p-4">
        <h3 className="text-[1.125rem] leading-tight text-maroon xl:text-[1.25rem]">{name}</h3>
        <p className="mt-1 font-bold leading-snug">{designation}</p>
        <p className="mt-auto pt-2 text-caption leading-snug text-ink-soft">
          <span className="block">{subject}</span>
          <span className="block">{qualification}</span>
        </p>
      </div>
    </article>
  );
}
