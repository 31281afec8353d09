import { type Around, intentsOf, PLAIN } from './intent/intents.ts';
import { opens } from './lexicon/openers.ts';

const MARK = /(?:^|\n)\s*(?:[-*•]|\(?\d{1,2}[.)])\s+|(?<=\s)\(?[1-9]\)\s+/g;

/**
 * The requests of a list that are about different things: "from site: - cornice turned up - remind me to ring Bob". Null
 * for a list of one kind, such as several orders, which is one request.
 */
export function listedIn(message: string, around: Around): string[] | null {
  const marks = [...message.matchAll(MARK)];
  const [first] = marks;
  if (!first || marks.length < 2) return null;
  const head = message.slice(0, first.index).trim();
  const items = marks
    .map((mark, i) =>
      message
        .slice(mark.index + mark[0].length, marks[i + 1]?.index)
        .trim()
        .replace(/[,;]$/, ''),
    )
    .filter((item) => item !== '');
  const tools = items.map((item) => intentsOf(item, around).find(({ sure }) => sure >= PLAIN)?.tool);
  const known = tools.filter((tool) => tool !== undefined);
  if (items.length < 2 || known.length < Math.max(2, (items.length * 2) / 3)) return null;
  // so many of this and so many of that is one order, whatever each of them looks like alone
  if (items.every((item) => /^\d/.test(item)) || oneOrder(message, items, around)) return null;
  const kinds = new Set(known);
  const changes = tools.every((tool) => tool?.startsWith('update_'));
  if (kinds.size < 2 && !changes) return null;
  const news = HAS_NEWS.test(head) && (intentsOf(head, around)[0]?.sure ?? 0) >= PLAIN;
  return asksForMany(head, around) ? null : [...(news ? [head] : []), ...items];
}

/** "to-dos for monday:", "order these:": the head says what all of them are. */
const asksForMany = (head: string, around: Around): boolean =>
  /\b(?:order|buy|get|list|tasks?|to-?dos?|remind(?:ers?)?|jobs|clients|customers|suppliers|invoices?|quotes?|expenses|log)\b/i.test(
    head,
  ) && (intentsOf(head, around)[0]?.sure ?? 0) >= PLAIN;

/** More than "three fixes" or "from site". */
const HAS_NEWS = /\S+(?:\s+\S+){4,}/;

/** Materials with their counts behind: "mulcahy pergola: - merbau 140x19 - 60m - screws, 2 tubs". */
const oneOrder = (message: string, items: readonly string[], around: Around): boolean =>
  intentsOf(message, around)[0]?.tool === 'create_procurement_item' &&
  items.every((item) => /\d/.test(item) && !opens(item));
