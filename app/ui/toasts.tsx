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
  /** Adds an Undo button. */
  onUndo?: () => void;
  /** The next action. */
  next?: ToastAction;
}

/** Translates English messages of the server and the declarations. */
const said = (text: string) => words.translate(text);

/** The place of the toasts, a live region. */
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

/** Shows a message after a short delay, until the returned function is called. */
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

/** The timer pauses while the pointer or the focus is on the buttons; Alt+T focuses them. */
function MessageWithActions({ text, actions, closeToast }: MessageWithActionsProps) {
  const [isHeld, setHeld] = useState(false);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeToast?.(), ACTION_MS);
    return () => clearTimeout(timer);
  }, [isHeld, closeToast]);
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
