import { type Line, median, perSecond } from "./line.ts";
import { putUnderLoad } from "./programs.ts";

const ROUNDS = 5;
const SECONDS = 2;

/** Both addresses under the same load, in turns, so that whatever else the machine does falls on both. */
export async function compareRates(
  name: string,
  { ours, reference, goal }: { ours: string; reference: string; goal: number },
): Promise<Line> {
  const rates = { ours: [] as number[], reference: [] as number[], ratios: [] as number[] };
  for (const url of [ours, reference]) await putUnderLoad(url, { seconds: 1 });
  for (let round = 0; round < ROUNDS; round++) {
    const our = await measureRate(ours);
    const their = await measureRate(reference);
    rates.ours.push(our);
    rates.reference.push(their);
    rates.ratios.push(our / their);
  }
  const ratio = median(rates.ratios);
  return {
    name,
    measured: perSecond(median(rates.ours)),
    reference: perSecond(median(rates.reference)),
    ratio,
    goal: `at least ${goal}x`,
    holds: ratio >= goal,
  };
}

async function measureRate(url: string): Promise<number> {
  const { requestsPerSecond, failures } = await putUnderLoad(url, { seconds: SECONDS });
  if (failures > 0) throw new Error(`${failures} requests to ${url} failed`);
  return requestsPerSecond;
}
