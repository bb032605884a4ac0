import { languageOf } from "../../ui/language.ts";
import { useSite } from "../site-context.tsx";
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
  const { language } = useSite();
  return (
    <article className="card facility-card">
      <UploadPicture
        name={image}
        alt=""
        upTo={640}
        sizes={`(min-width: 1216px) 280px, (min-width: 768px) 25vw, ${ON_PHONE.half}`}
        isFirst={isFirst}
      />
      <h3 lang={languageOf(name, language)}>{name}</h3>
    </article>
  );
}
