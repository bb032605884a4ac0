import { useEffect, useState } from "react";

/** Addresses under which this tab can show files that are not stored yet. */
export function useFileUrls(files: Readonly<Record<string, File>>): ReadonlyMap<string, string> {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const made = new Map(Object.entries(files).map(([name, file]) => [name, URL.createObjectURL(file)]));
    setUrls(made);
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, [files]);
  return urls;
}
