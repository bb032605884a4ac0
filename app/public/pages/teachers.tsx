import { pageHeads } from "../../../content/pages/page-heads.ts";
import { siteServices } from "../../site-services.ts";
import { EmptyList } from "../components/empty-list.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { Section } from "../components/section.tsx";
import { UploadPicture } from "../components/upload-picture.tsx";
import { loadList } from "../load-list.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/teachers.ts";

export const meta = pageMeta("/teachers");

export async function loader({ context }: Route.LoaderArgs) {
  const members = await loadList(context.get(siteServices), "team");
  return {
    members: members.map(({ _id, name, designation, subject, qualification, image }) => ({
      _id,
      name,
      designation,
      subject,
      qualification,
      image,
    })),
  };
}

type Member = Route.ComponentProps["loaderData"]["members"][number];

export default function Teachers({ loaderData: { members } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner line={pageHeads["/teachers"].line} />
      <Section heading="Meet Our Dedicated Team">
        {members.length === 0 ? (
          <EmptyList>Our teachers will be introduced here soon.</EmptyList>
        ) : (
          <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:gap-6 lg:grid-cols-4 xl:grid-cols-5">
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
    <article className="card h-full">
      <UploadPicture
        name={image}
        alt={`Portrait of ${name}`}
        sizes="(min-width: 1280px) 14rem, (min-width: 1024px) 25vw, (min-width: 640px) 33vw, 50vw"
        className="aspect-square w-full object-cover"
      />
      <div className="p-4">
        <h3 className="text-[1.125rem] leading-tight text-maroon md:text-subhead">{name}</h3>
        <p className="mt-1 font-bold">{designation}</p>
        <p className="text-caption text-ink-soft">{subject}</p>
        <p className="text-caption text-ink-soft">{qualification}</p>
      </div>
    </article>
  );
}
