import "react-toastify/ReactToastify.css";
import "./toasts.css";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import {
  type CloseButtonProps,
  type Id,
  Slide,
  ToastContainer,
  type ToastContentProps,
  toast,
} from "react-toastify/unstyled";
import { Icon } from "./icon.tsx";
import { words } from "./panel-words.ts";

/** A button in a toast. */
export interface ToastAction {
  text: string;
  onPress: () => void;
}

interface ToastOptions {
  milliseconds?: number;
  role?: "status" | "alert";
  /** Offers to take back what the toast tells of. */
  onUndo?: () => void;
  /** What may come next. */
  next?: ToastAction;
}

/** Messages from the server or a declaration are in English and are translated; the panel's own words are not. */
const said = (text: string) => words.translate(text);

/** One place where toasts appear; its live region tells them to screen readers. */
export function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={DEFAULT_MS}
      transition={Slide}
      newestOnTop
      closeButton={CloseButton}
      aria-label={words.frame.messages}
    />
  );
}

/** The library's own label is in English. */
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
  { milliseconds, role = "status", onUndo, next }: ToastOptions = {},
): void {
  const actions = [...(next ? [next] : []), ...(onUndo ? [{ text: words.frame.undo, onPress: onUndo }] : [])];
  if (actions.length === 0) toast.success(said(text), { role, ...timing(milliseconds) });
  else
    toast.success(<MessageWithActions text={said(text)} actions={actions} />, {
      role,
      closeOnClick: false,
      autoClose: false,
    });
}

export function showWarning(text: string, { milliseconds }: ToastOptions = {}): void {
  toast.warning(said(text), { role: "alert", ...timing(milliseconds) });
}

export function showError(text: string, { milliseconds }: ToastOptions = {}): void {
  toast.error(said(text), { role: "alert", ...timing(milliseconds) });
}

/** Tells what goes on, once it has taken a moment, until the returned function is called. */
export function showWaiting(text: string): () => void {
  let shown: Id | undefined;
  const timer = setTimeout(() => (shown = toast.loading(said(text), { role: "status" })), MOMENT_MS);
  return () => {
    clearTimeout(timer);
    if (shown !== undefined) toast.dismiss(shown);
  };
}

export const dismissToasts = (): void => toast.dismiss();

interface MessageWithActionsProps extends Partial<ToastContentProps> {
  text: string;
  actions: readonly ToastAction[];
}

/** Its time stands still while the mouse or the keyboard is at its buttons; Alt and T lead there from anywhere. */
function MessageWithActions({ text, actions, closeToast }: MessageWithActionsProps) {
  const [isHeld, setHeld] = useState(false);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeToast?.(), ACTION_MS);
    return () => clearTimeout(timer);
  }, [isHeld, closeToast]);
  function press(action: ToastAction): void {
    // It stays a moment while it slides away, and a double click presses it again.
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
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
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
const ACTION_MS = 10_000;

const timing = (milliseconds = DEFAULT_MS) => ({
  autoClose: milliseconds,
  style: { "--toast-time": `${milliseconds}ms` } as CSSProperties,
});
