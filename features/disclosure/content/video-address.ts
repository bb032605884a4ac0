import { message } from "../../../core/content/messages/message.ts";
import { webAddressText } from "../../../core/content/types/fields.ts";
import type { Label } from "../../../core/words/label.ts";

const ID = "[\\w-]{6,}";

/** The addresses of single videos, without those of channels, playlists and search results. */
const VIDEOS: readonly { host: RegExp; path: RegExp }[] = [
  { host: /^((www|m)\.)?youtube(-nocookie)?\.com$/, path: new RegExp(`^/(shorts|live|embed)/${ID}`) },
  { host: /^((www|m)\.)?youtube\.com$/, path: new RegExp(`^/watch\\?(.*&)?v=${ID}`) },
  { host: /^youtu\.be$/, path: new RegExp(`^/${ID}`) },
  { host: /^(www\.|player\.)?vimeo\.com$/, path: /^\/(video\/)?\d{6,}/ },
  { host: /^drive\.google\.com$/, path: new RegExp(`^/file/d/${ID}`) },
  { host: /^drive\.google\.com$/, path: new RegExp(`^/open\\?(.*&)?id=${ID}`) },
];

function isVideoAddress(address: string): boolean {
  const { hostname, pathname, search } = new URL(address);
  return VIDEOS.some(({ host, path }) => host.test(hostname) && path.test(pathname + search));
}

/** The address of a video on a site that shows videos to everybody. */
export const videoAddressText = (label: Label) => {
  const error = message("not_a_video", { label, example: "https://youtu.be/AbCdEf12345" });
  // A web address that is not valid already has its own error.
  return webAddressText(label).refine((address) => !URL.canParse(address) || isVideoAddress(address), error);
};
