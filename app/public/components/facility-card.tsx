import { languageOf } from "../../ui/language.ts";
import { ON_PHONE } from "./picture.tsx";
import { UploadPicture } from "./upload-picture.tsx";

export interface ShownFacility {
  _id: string;
  name: string;
  image: string | null;
}

interface FacilityCardProps {
  facility: ShownFacility;
  /** The first picture on the page. */
  isFirst?: boolean;
}

export function FacilityCard({ facility: { name, image }, isFirst = false }: FacilityCardProps) {
  return (
    <article className="card h-full">
      <UploadPicture
        name={image}
        alt=""
        upTo={640}
        sizes={`(min-width: 1216px) 280px, (min-width: 1024px) 25vw, ${ON_PHONE.half}`}
        className="aspect-4/3 w-full object-cover"
        isFirst={isFirst}
      />
      <h3
        lang={languageOf(name)}
        className="px-3 py-3.5 text-center text-[1.125rem] leading-tight md:px-4 md:text-subhead"
      >
        {name}
      </h3>
    </article>
  );
}
