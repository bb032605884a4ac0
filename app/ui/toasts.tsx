import "react-toastify/ReactToastify.css";
import "./toasts.css";
import type { CSSProperties } from "react";
import { Slide, ToastContainer, toast } from "react-toastify/unstyled";

interface ToastOptions {
  milliseconds?: number;
  role?: "status" | "alert";
}

/** One place where toasts appear; its live region tells them to screen readers. */
export function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={DEFAULT_MS}
      transition={Slide}
      newestOnTop
      aria-label="Messages"
    />
  );
}

export function showSuccess(text: string, { milliseconds, role = "status" }: ToastOptions = {}): void {
  toast.success(text, { role, ...timing(milliseconds) });
}

export function showWarning(text: string, { milliseconds }: ToastOptions = {}): void {
  toast.warning(text, { role: "alert", ...timing(milliseconds) });
}

export function showError(text: string, { milliseconds }: ToastOptions = {}): void {
  toast.error(text, { role: "alert", ...timing(milliseconds) });
}

const DEFAULT_MS = 5000;

const timing = (milliseconds = DEFAULT_MS) => ({
  autoClose: milliseconds,
  style: { "--toast-time": `${milliseconds}ms` } as CSSProperties,
});
