import { useEffect, useMemo } from "react";

/** Addresses under which this tab can show files that are not stored yet. */
export function useFileUrls(files: Readonly<Record<string, File>>): ReadonlyMap<string, string> {
  const urls = useMemo(
    () => new Map(Object.entries(files).map(([name, file]) => [name, URL.createObjectURL(file)])),
    [files],
  );
  useEffect(
    () => () => {
      for (const url of urls.values()) URL.revokeObjectURL(url);
    },
    [urls],
  );
  return urls;
}
