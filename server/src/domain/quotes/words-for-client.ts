interface Priced {
  content: { details: string; aiGenerated: string };
  lines: readonly { description: string }[];
}

/** How the assistants' tools end what they wrote: with what it came to then. */
const CAME_TO = /(?:^|\. )(?:New total|Total) \$[\d,.]+\d(?: inc GST)?\s*$/;

/**
 * What a quote is about, in words. The text that the assistants' tools keep lists the lines and each total they came to;
 * beside the lines themselves that would be said twice, and the totals of yesterday with it.
 */
export function wordsOfQuote({ content, lines }: Priced): string {
  const { aiGenerated, details } = content;
  if (aiGenerated || !lines.length) return aiGenerated || details;
  const isListed = (text: string) =>
    CAME_TO.test(text) || lines.some(({ description }) => text.startsWith(`${description}: `) && text.includes('$'));
  return details
    .split('\n')
    .filter((text) => !isListed(text))
    .join('\n');
}

/** What its client reads above its lines: what they do not say themselves. What was written for the client stays as it is. */
export function wordsForClient(quote: Priced): string {
  const words = wordsOfQuote(quote);
  if (quote.content.aiGenerated) return words;
  return words
    .split('\n')
    .filter((text) => !saysNoMore(text, quote.lines))
    .join('\n');
}

/** "Hot water system, Labour", above lines of these names. */
function saysNoMore(text: string, lines: Priced['lines']): boolean {
  const names = lines.map(({ description }) => description.toLowerCase()).sort((a, b) => b.length - a.length);
  const rest = names.reduce((left, name) => left.replaceAll(name, ' '), text.toLowerCase());
  return text.trim() !== '' && !/[\p{L}\d]/u.test(rest.replace(/\band\b/g, ' '));
}
