import type { PanelWords } from "../../../core/words/panel/panel-words.ts";

/** The name of the topic of an enquiry; null if it has none. */
export function nameOfTopic({ enquiries, enquiryFigures }: PanelWords, topic: string | null): string {
  const names: Readonly<Record<string, string>> = enquiries.topics;
  return topic === null ? enquiryFigures.withoutTopic : (names[topic] ?? topic);
}
