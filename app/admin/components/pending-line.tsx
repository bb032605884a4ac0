import { useNavigation } from "react-router";

/** Says that the next screen is on its way. */
export function PendingLine() {
  const isLoading = useNavigation().state === "loading";
  return (
    <p
      role="status"
      className={
        isLoading
          ? "absolute inset-x-0 top-full bg-saffron-soft px-4 py-1 text-center text-caption text-ink"
          : "sr-only"
      }
    >
      {isLoading && "Loading..."}
    </p>
  );
}
