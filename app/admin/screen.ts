import type { ComponentType } from "react";
import type { LoaderFunctionArgs } from "react-router";

/** What a file in `screens/` exports. */
export interface ScreenModule {
  /** In the title bar of the browser, before the school's name. */
  title: string;
  loader?: (args: LoaderFunctionArgs) => unknown;
  // biome-ignore lint/suspicious/noExplicitAny: each screen is shown with what its own loader loaded
  default: ComponentType<any>;
}

/** What a screen gets: what its loader loaded. */
export interface ScreenProps<Loader extends (args: LoaderFunctionArgs) => unknown> {
  loaderData: Awaited<ReturnType<Loader>>;
}
