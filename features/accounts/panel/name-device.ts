import { words } from "../../../core/ui/panel-words.ts";

/** "Chrome on Android", as the server writes it, in the panel's language. */
export function nameDevice(device: string): string {
  const [browser, system] = device.split(" on ");
  return browser && system ? words.account.device(browser, system) : device;
}
