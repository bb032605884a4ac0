import { drawnAddress } from "../content/site/drawn-pictures.ts";
import type { Identity } from "../content/site/identity.ts";

/** The icons for tabs, bookmarks and home screens. */
export function SiteIcons({ logo, palette }: Pick<Identity, "logo" | "palette">) {
  const addressOf = (path: string) => drawnAddress(path, logo?.file, palette);
  return (
    <>
      <link rel="icon" href={addressOf("/icons/icon-32.png")} type="image/png" sizes="32x32" />
      <link rel="icon" href={addressOf("/icons/icon-192.png")} type="image/png" sizes="192x192" />
      <link rel="apple-touch-icon" href={addressOf("/icons/apple-touch-180.png")} />
    </>
  );
}
