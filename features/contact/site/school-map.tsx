import type { Identity } from "../../../core/content/site/identity.ts";
import { textOf } from "../../../core/site/components/words.tsx";
import { MAP_FRAME_ID, MAP_NOTE_ID } from "../../../core/site/element-ids.ts";
import { LetterheadLines } from "../../../core/site/frame/letterhead.tsx";
import { useSite } from "../../../core/site/site-context.tsx";
import { Icon } from "../../../core/ui/icon.tsx";
import { languageOf } from "../../../core/ui/language.ts";

const MAP_ORIGIN = "https://www.openstreetmap.org";

/** Half of the map's extent in degrees, about a kilometre. */
const SPAN = { latitude: 0.007, longitude: 0.01 };

/**
 * The address with a link to the map. The map itself covers the address as soon as a script has reached it (`browser/map-frame.ts`), so
 * that nobody looks at an empty frame without a connection or without scripts.
 */
export function SchoolMap({ school, point }: { school: Identity; point: string }) {
  const { contact, frame: texts } = useSite().words;
  const [latitude = 0, longitude = 0] = point.split(",").map(Number);
  const corners = [
    longitude - SPAN.longitude,
    latitude - SPAN.latitude,
    longitude + SPAN.longitude,
    latitude + SPAN.latitude,
  ];
  const frame = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(4)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return (
    <section
      aria-label={contact.map}
      className="group no-print relative grid min-h-64 content-center justify-items-center gap-4 overflow-hidden rounded-card border border-line bg-cream-deep px-4 py-6 text-center wrap-anywhere lg:min-h-96 lg:only:col-span-full"
    >
      <div className="grid max-w-[26rem] justify-items-center gap-2 text-maroon group-has-data-reached:invisible [&>address]:text-ink [&>address]:text-lead">
        <Icon name="map-pin" className="size-8" />
        <SchoolAddress school={school} />
        <p id={MAP_NOTE_ID} hidden className="text-ink-soft">
          {contact.mapFailed}
        </p>
      </div>
      <iframe
        id={MAP_FRAME_ID}
        title={contact.mapTitle}
        src={`${MAP_ORIGIN}/export/embed.html?${frame}`}
        loading="lazy"
        referrerPolicy="no-referrer"
        className="peer invisible absolute inset-0 size-full data-reached:visible"
      />
      <a
        href={mapHref(point)}
        target="_blank"
        rel="noreferrer"
        className="button button-primary shadow-raised peer-data-reached:absolute peer-data-reached:right-4 peer-data-reached:bottom-10"
      >
        {contact.openMap}
        <Icon name="external-link" className="size-4" />
        <span className="sr-only">{texts.newTab}</span>
      </a>
    </section>
  );
}

/** The address of the map with a mark at a point. */
export function mapHref(point: string): string {
  const [latitude = 0, longitude = 0] = point.split(",").map(Number);
  const place = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `${MAP_ORIGIN}/?${place}#map=17/${latitude}/${longitude}`;
}

/** The address in the language of the page, or the letterhead of a school that has entered no address. */
export function SchoolAddress({ school: { address } }: { school: Identity }) {
  const { language } = useSite();
  const parts = [address.street, address.locality, address.city, address.state];
  const line = [...parts.map((part) => textOf(part, language)), address.postalCode]
    .filter(Boolean)
    .join(", ");
  return (
    <address className="not-italic">
      {line ? <span lang={languageOf(line, language)}>{line}</span> : <LetterheadLines as="p" />}
    </address>
  );
}
