import { choicesIn, isOffered, isTaken, type Quote } from '@smoko/contract';
import { commas, money } from './format.ts';

/** "optional: 5 year warranty $250.00", "Options: Basic $3,200.00 or Premium $4,100.00": null where there are none. */
export function offersTold({ lines, status }: Pick<Quote, 'lines' | 'status'>): string | null {
  const priceOf = (line: Quote['lines'][number]) => `${line.description} ${money(line.total)}`;
  if (status === 'accepted') {
    const taken = lines.filter((line) => isOffered(line) && isTaken(line));
    if (!lines.some(isOffered)) return null;
    return `taken of the options: ${taken.map(priceOf).join(', ') || 'none'}`;
  }
  const choices = [...choicesIn(lines)].map(([name, places]) => {
    const each = places.flatMap((place) => {
      const line = lines[place];
      return line ? [`${priceOf(line)}${isTaken(line) ? ' (in the total)' : ''}`] : [];
    });
    return `${name}: ${each.join(' or ')}`;
  });
  const extras = lines.filter(({ optional }) => optional).map(priceOf);
  return commas(...choices, extras.length ? `optional, not in the total: ${extras.join(', ')}` : null) || null;
}
