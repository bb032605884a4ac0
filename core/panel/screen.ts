import type { ComponentType } from "react";
import type { LoaderFunctionArgs } from "react-router";

/** The exports of a file in `screens/`. */
export interface ScreenModule {
  /** In the panel's header, and in the title bar of the browser before the school's name. */
  // biome-ignore lint/suspicious/noExplicitAny: each screen gets the data of its own loader
  title: string | ((loaderData: any) => string);
  loader?: (args: LoaderFunctionArgs) => unknown;
  // biome-ignore lint/suspicious/noExplicitAny: each screen gets the data of its own loader
  default: ComponentType<any>;
}

/** The props of a screen: the data of its loader. */
export interface ScreenProps<Loader extends (args: LoaderFunctionArgs) => unknown> {
  loaderData: Awaited<ReturnType<Loader>>;
}

/** Messages or timings of a screen that the specification gives. */
export interface ScreenOptions {
  /** How long toasts are shown, in milliseconds. */
  toastMs?: number;
  /** Show validation errors as warnings. */
  showErrorsAsWarnings?: true;
  /** Show the server's message instead of the declared one when these actions fail. */
  useServerMessageFor?: readonly ("create" | "update" | "delete")[];
  /** Announce success with the role `alert`. */
  alertsSuccess?: true;
  /** Show a failed load in place of the list, without a toast. */
  failsInline?: true;
  /** Remove a deleted entry from the local list instead of loading the list again. */
  dropsDeleted?: boolean;
}
