import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import House from "lucide-react/icons/house";
import Menu from "lucide-react/icons/menu";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useMatches, useNavigation, useOutlet } from "react-router";
import { featurePanels } from "../../../features/panel.ts";
import { helpAddress } from "../../content/site/handbook-address.ts";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { KeptList } from "../api/kept-lists.ts";
import { buttonClass } from "../parts/button.tsx";
import { ConfirmProvider } from "../parts/confirm.tsx";
import { Drawer } from "../parts/drawer.tsx";
import { loadParts } from "../parts/lazy-part.tsx";
import { dismissToasts } from "../parts/toasts/toasts.tsx";
import { refreshOffParts } from "../session/off-parts.ts";
import { refreshRights } from "../session/rights.ts";
import { shareSession } from "../session/session.ts";
import { SessionDialogs } from "../session/steps/session-dialogs.tsx";
import { useCleanPastes } from "../typing/clean-pastes.ts";
import { dropOldDrafts, dropPrivateDrafts } from "../typing/drafts.ts";
import { LeaveGuardProvider } from "../typing/leave-guard.tsx";
import { SCHOOL_NAME } from "./school-name.ts";
import { useScreenTitle } from "./screen-title.ts";
import { Sidebar } from "./sidebar.tsx";

export function AdminLayout() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const mainRef = useRef<HTMLElement>(null);
  const screen = useOutlet();
  const title = useScreenTitle() ?? words.frame.adminDashboard;
  useStrayDrops();
  useCleanPastes();
  useEffect(loadParts, []);
  useEffect(() => shareSession(dropPrivateDrafts), []);
  useEffect(() => void dropOldDrafts(), []);
  useEffect(() => {
    void refreshRights();
    void refreshOffParts();
  }, []);
  // The actions of toasts need a session.
  useEffect(() => dismissToasts, []);
  return (
    <ConfirmProvider>
      <button
        type="button"
        onClick={() => mainRef.current?.focus()}
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-paper focus:p-3"
      >
        {words.frame.skipToContent}
      </button>
      <div className="min-h-dvh bg-cream lg:grid lg:grid-cols-[16rem_1fr] print:block print:bg-white">
        <div className="no-print hidden bg-maroon-dark lg:block">
          <div className="sticky top-0 h-dvh">
            <Sidebar />
          </div>
        </div>
        <div className="min-w-0">
          <header className="no-print @container sticky top-0 z-30 flex items-center gap-3 border-line border-b bg-paper px-3 py-2 sm:px-6 lg:low:py-1">
            <div className="lg:hidden">
              <Drawer
                title={words.frame.adminMenu}
                isOpen={isMenuOpen}
                onOpenChange={setMenuOpen}
                trigger={
                  <button type="button" className="icon-button" aria-label={words.frame.openMenu}>
                    <Menu aria-hidden="true" />
                  </button>
                }
              >
                <Sidebar onChoose={() => setMenuOpen(false)} />
              </Drawer>
            </div>
            {/* Hidden if large text leaves no room for it. */}
            <p className="@max-[16rem]:hidden min-w-0 flex-1 items-baseline gap-x-4 lg:low:flex">
              <span className="block truncate font-display text-body text-maroon leading-normal sm:text-subhead sm:leading-normal">
                {title}
              </span>
              <span
                lang={languageOf(SCHOOL_NAME, panelLanguage)}
                className="block truncate text-caption text-ink-soft"
              >
                {SCHOOL_NAME}
              </span>
            </p>
            <HelpLink />
            <a href="/" className={`${buttonClass("secondary")} @max-[24rem]:px-3`}>
              {/* The title needs the room on a phone. */}
              <House aria-hidden="true" size={18} />{" "}
              <span className="@max-[24rem]:sr-only">{words.frame.home}</span>
            </a>
            <PendingLine />
          </header>
          <main
            ref={mainRef}
            tabIndex={-1}
            className="mx-auto max-w-page px-3 py-4 focus:outline-none sm:px-6 sm:py-8 lg:low:py-4 print:max-w-none print:p-0"
          >
            <LeaveGuardProvider>
              <FeatureProviders>{screen ?? <h1 className="sr-only">{title}</h1>}</FeatureProviders>
            </LeaveGuardProvider>
          </main>
        </div>
      </div>
      <SessionDialogs />
    </ConfirmProvider>
  );
}

/** In a new tab, so that what is typed on the screen stays. */
function HelpLink() {
  const { pathname } = useLocation();
  return (
    <a
      href={helpAddress(panelLanguage, pathname)}
      target="_blank"
      rel="noreferrer"
      aria-label={words.frame.help}
      className="icon-button ml-auto"
    >
      <CircleQuestionMark aria-hidden="true" />
    </a>
  );
}

/** Wraps the screen in the providers of the features: dialogs and values that any screen can use. */
function FeatureProviders({ children }: { children: ReactNode }) {
  let wrapped = children;
  for (const { Provider } of featurePanels) if (Provider) wrapped = <Provider>{wrapped}</Provider>;
  return wrapped;
}

/** Prevents that a file dropped beside a form replaces the page. */
function useStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    window.addEventListener("dragover", refuse);
    window.addEventListener("drop", refuse);
    return () => {
      window.removeEventListener("dragover", refuse);
      window.removeEventListener("drop", refuse);
    };
  }, []);
}

/** Shows that the next screen is loading, or that a list is shown as it was when the user left it. */
function PendingLine() {
  const isLoading = useNavigation().state === "loading";
  const isRefreshing = useMatches().at(-1)?.loaderData instanceof KeptList;
  return (
    <p
      role="status"
      className={
        isLoading || isRefreshing
          ? "absolute inset-x-0 top-full bg-saffron-soft px-4 py-1 text-center text-caption text-ink"
          : "sr-only"
      }
    >
      {isLoading ? words.frame.loading : isRefreshing && words.frame.refreshing}
    </p>
  );
}
