interface Priced {
  content: { details: string; aiGenerated: string };
  lines: readonly { description: string }[];
}

/** How the assistants' tools end what they wrote: with what it came to then. */
const CAME_TO = /(?:^|\. )(?:New total|Total) \$[\d,.]+\d(?: inc GST)?\s*$/;

/**
 * What a quote's client reads above its lines. The text that the assistants' tools keep lists the lines and each total
 * they came to; beside the lines themselves that would be said twice, and the totals of yesterday with it.
 */
export function wordsForClient({ content, lines }: Priced): string {
  const { aiGenerated, details } = content;
  if (aiGenerated || !lines.length) return aiGenerated || details;
  const isListed = (text: string) =>
    CAME_TO.test(text) || lines.some(({ description }) => text.startsWith(`${description}: `) && text.includes('$'));
  return details
    .split('\n')
    .filter((text) => !isListed(text))
    .join('\n');
}
