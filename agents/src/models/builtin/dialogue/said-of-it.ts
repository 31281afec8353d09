import type { KnownRecord } from '../../../known.ts';
import { datesIn } from '../extract/dates.ts';
import { sentenceCase, tidy } from '../extract/gap.ts';
import { takeMoney } from '../extract/money.ts';
import { ITEM_NEWS, newsIn } from '../lexicon/item-news.ts';
import { ACCESS, TAKES_SO_LONG } from '../lexicon/notes.ts';
import { opens, opensAsQuestion } from '../lexicon/openers.ts';
import { takeRecord } from '../records/take.ts';
import type { Talk } from './talk.ts';

const MOST_WORDS = 16;
const JOINED = /^(?:(?:and|oh|also|but|btw|by the way|mind you|just)\b[\s,]*)+/i;
const OTHERS = { item: ['item', 'client', 'job', 'supplier'], job: ['client', 'job', 'item', 'supplier'] } as const;

/**
 * News about the job or the order that was just made, which changes none of its fields: "oh and hes got a dog so ring first",
 * "rep says it will be late". Kept in its notes. Null where anything else is named, or a day or a sum.
 */
export function noteOfIt(said: string, record: KnownRecord, around: Talk): { add_note: string } | null {
  if ((record.kind !== 'job' && record.kind !== 'item') || record.earlier) return null;
  const text = said.replace(JOINED, '');
  const says = record.kind === 'item' ? ITEM_NEWS : ACCESS;
  if (record.kind === 'job' && TAKES_SO_LONG.test(text)) return { add_note: sentenceCase(tidy(text)) };
  if (!says.test(text) || opensAsQuestion(text) || (record.kind === 'item' && opens(text))) return null;
  if (text.split(/\s+/).length > MOST_WORDS || takeMoney(text) || datesIn(text, around.facts).length) return null;
  if (record.kind === 'job' && /^(?:remind|order|invoice|bill|quote|text|tell|email|send|ask)\b/i.test(text))
    return null;
  const other = OTHERS[record.kind].some((kind) => {
    const named = takeRecord(kind, text, around.records);
    return named !== null && named.record?.id !== record.id && named.record?.name !== record.client;
  });
  const note = newsIn(text);
  return other || !note ? null : { add_note: note };
}
