import { isOffered, isTaken, type Quote } from '@smoko/contract';
import { day, money } from './format.ts';
import { withoutLines } from './quote-edit.ts';
import { tell } from './quote-lines.ts';

/** All that its client gets to read: the words, every line, the total. The sums that stand in the words are the lines'. */
export function quoteInFull(quote: Quote): string[] {
  const { content, lines, total, gst, valid_until } = quote;
  const words = content.aiGenerated || withoutLines(content.details, quote);
  return [
    ...words.split('\n').filter((line) => line.trim() !== ''),
    ...lines.map(
      ({ total: _, ...line }) => `${tell(line)}${isOffered(line) && !isTaken(line) ? ', not in the total' : ''}`,
    ),
    ...(lines.length ? [`Total ${money(total)}${gst ? `, of that GST ${money(gst)}` : ''}`] : []),
    ...(valid_until ? [`Valid until ${day(valid_until)}`] : []),
  ];
}
