/** Metrics in the text form that Prometheus reads. */

type Labels = Readonly<Record<string, string | number>>;

/** One value of a metric; `suffix` names the part of a histogram it belongs to. */
export interface Sample {
  labels?: Labels;
  suffix?: "" | "_bucket" | "_sum" | "_count";
  value: number;
}

export function showMetric(
  name: string,
  kind: "counter" | "gauge" | "histogram",
  help: string,
  samples: number | Iterable<Sample>,
): string {
  const all = typeof samples === "number" ? [{ value: samples }] : samples;
  const lines = Array.from(
    all,
    ({ suffix = "", labels = {}, value }: Sample) => `${name}${suffix}${showLabels(labels)} ${value}\n`,
  );
  return `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${lines.join("")}`;
}

/** Values are methods, patterns of routes and numbers, none of which has anything to escape. */
function showLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}
