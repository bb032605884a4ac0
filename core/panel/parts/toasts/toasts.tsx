import "react-toastify/ReactToastify.css";
import "./toasts.css";
import { type CSSProperties, useEffect, useRef } from "react";
import {
  type CloseButtonProps,
  type Id,
  Slide,
  ToastContainer,
  type ToastContentProps,
  toast,
} from "react-toastify/unstyled";
import { Icon } from "../../../ui/icon.tsx";
import { words } from "../../../ui/panel-words.ts";

/** A button in a toast. */
export interface ToastAction {
  text: string;
  onPress: () => void;
}

export interface ToastOptions {
  /** Only one toast of a group is shown; `dismissGroup` closes it. */
  group?: string;
  milliseconds?: number;
  role?: "status" | "alert";
  /** Adds an Undo button. */
  onUndo?: (() => void) | undefined;
  /** The next action. */
  next?: ToastAction;
}

/** Messages by id in the panel's language. */
const translated = (text: string) => words.writeMessage(text);

/** The place of the toasts, a live region. The pointer or the focus holds a toast (toasts.css); Alt+T focuses the first one. */
export function Toasts() {
  usePlace();
  useKey();
  return (
    <ToastContainer
      position="top-right"
      autoClose={DEFAULT_MS}
      transition={Slide}
      newestOnTop
      pauseOnHover={false}
      hotKeys={() => false}
      // Only for screen readers, because its label is in English; toasts.css shows it.
      hideProgressBar
      closeButton={CloseButton}
      aria-label={words.frame.messages}
    />
  );
}

/** Places toasts below the screen's heading and its buttons while these are in view, otherwise below the header. */
function usePlace(): void {
  useEffect(() => {
    function place(): void {
      const heading = document.querySelector("main h1");
      const bottomOf = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? 0;
      const ofButtons = bottomOf(heading?.parentElement);
      // With large text the buttons below the heading may fill the screen.
      const bottom = ofButtons < innerHeight / 2 ? ofButtons : bottomOf(heading);
      const top = Math.max(bottom, bottomOf(document.querySelector("header")));
      document.documentElement.style.setProperty("--toast-top", `${Math.min(top, innerHeight * 0.75)}px`);
    }
    const isAnyShown = () => document.querySelector(".Toastify__toast") !== null;
    const follow = () => isAnyShown() && place();
    const stop = toast.onChange(({ status }) => status === "added" && requestAnimationFrame(place));
    window.addEventListener("scroll", follow, { passive: true });
    window.addEventListener("resize", follow);
    return () => {
      stop();
      window.removeEventListener("scroll", follow);
      window.removeEventListener("resize", follow);
    };
  }, []);
}

/** Alt+T focuses the first button of the newest toast. Escape and the end of a focused toast return the focus. */
function useKey(): void {
  useEffect(() => {
    let opener: EventTarget | null = null;
    const focusedToast = () => document.activeElement?.closest(".Toastify__toast");
    function follow({ target, relatedTarget }: FocusEvent): void {
      const isInToast = (each: EventTarget | null) => each instanceof Element && each.closest(".Toastify");
      if (isInToast(target) && !isInToast(relatedTarget)) opener = relatedTarget;
    }
    function returnFocus(): void {
      // The opener may be gone, such as the Delete button of a card.
      const heading = document.querySelector<HTMLElement>("main h1");
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      else if (heading) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
    }
    function press(event: KeyboardEvent): void {
      const button = document.querySelector<HTMLElement>(".Toastify__toast button");
      if (event.altKey && event.code === "KeyT" && button) {
        event.preventDefault();
        button.focus();
      } else if (event.key === "Escape" && focusedToast()) returnFocus();
    }
    const stop = toast.onChange(({ id, status }) => {
      if (status === "removed" && focusedToast()?.id === String(id)) returnFocus();
    });
    document.addEventListener("focusin", follow);
    document.addEventListener("keydown", press);
    return () => {
      stop();
      document.removeEventListener("focusin", follow);
      document.removeEventListener("keydown", press);
    };
  }, []);
}

/** Translates the library's label. */
const CloseButton = ({ closeToast }: CloseButtonProps) => (
  <button
    type="button"
    aria-label={words.frame.closeMessage}
    onClick={(event) => {
      event.stopPropagation();
      closeToast(true);
    }}
    className="Toastify__close-button Toastify__close-button--light"
  >
    <Icon name="x" />
  </button>
);

export function showSuccess(
  text: string,
  { group, milliseconds, role = "status", onUndo, next }: ToastOptions = {},
): Id {
  if (group) dismissGroup(group);
  // After a success, the earlier errors no longer apply.
  for (const id of failures.splice(0)) toast.dismiss(id);
  const options = { role, ...timing(milliseconds) };
  const actions = [...(next ? [next] : []), ...(onUndo ? [{ text: words.frame.undo, onPress: onUndo }] : [])];
  const shown =
    actions.length === 0
      ? toast.success(translated(text), options)
      : toast.success(<MessageWithActions text={translated(text)} actions={actions} />, {
          ...options,
          closeOnClick: false,
        });
  if (group) grouped.set(group, shown);
  return shown;
}

export function showWarning(text: string, { milliseconds }: ToastOptions = {}): void {
  toast.warning(translated(text), { role: "alert", ...timing(milliseconds) });
}

export function showError(text: string, { milliseconds }: ToastOptions = {}): void {
  failures.push(toast.error(translated(text), { role: "alert", ...timing(milliseconds) }));
}

/** The errors that were shown since the last success. */
const failures: Id[] = [];

/** Shows a message after a short delay, until the returned function is called. */
export function showWaiting(text: string): () => void {
  let shown: Id | undefined;
  const timer = setTimeout(() => (shown = toast.loading(translated(text), { role: "status" })), MOMENT_MS);
  return () => {
    clearTimeout(timer);
    if (shown !== undefined) toast.dismiss(shown);
  };
}

export const dismissToast = (id: Id): void => toast.dismiss(id);

/** The toasts of groups that were shown last. A closing toast keeps its id for a moment, so groups have no fixed id. */
const grouped = new Map<string, Id>();

export function dismissGroup(group: string): void {
  const id = grouped.get(group);
  if (id !== undefined) toast.dismiss(id);
}

export const dismissToasts = (): void => toast.dismiss();

interface MessageWithActionsProps extends Partial<ToastContentProps> {
  text: string;
  actions: readonly ToastAction[];
}

function MessageWithActions({ text, actions, closeToast }: MessageWithActionsProps) {
  const isPressed = useRef(false);
  function press(action: ToastAction): void {
    // Ignores a double click while the toast slides away.
    if (isPressed.current) return;
    isPressed.current = true;
    closeToast?.();
    action.onPress();
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p>{text}</p>
      {actions.map((action) => (
        <button
          key={action.text}
          type="button"
          className="text-link min-h-11 font-bold"
          onClick={() => press(action)}
        >
          {action.text}
        </button>
      ))}
    </div>
  );
}

const MOMENT_MS = 1000;
const DEFAULT_MS = 5000;

const timing = (milliseconds = DEFAULT_MS) => ({
  autoClose: milliseconds,
  style: { "--toast-time": `${milliseconds}ms` } as CSSProperties,
});
