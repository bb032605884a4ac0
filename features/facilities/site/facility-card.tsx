import type { ShownEntry } from "../../../core/server/pages/site-content.ts";
import { Words } from "../../../core/site/components/words.tsx";
import { ON_PHONE } from "../../../core/site/pictures/picture.tsx";
import { UploadPicture } from "../../../core/site/pictures/upload-picture.tsx";

export type ShownFacility = ShownEntry<"facilities", "name" | "image">;

export function FacilityCard({ facility, isFirst }: { facility: ShownFacility; isFirst?: boolean }) {
  return (
    <article className="card facility-card">
      <UploadPicture
        name={facility.image}
        alt=""
        upTo={560}
        sizes={`(min-width: 1216px) 280px, (min-width: 768px) 25vw, ${ON_PHONE.half}`}
        isFirst={isFirst}
      />
      <Words of={facility.name} as="h3" />
    </article>
  );
}
