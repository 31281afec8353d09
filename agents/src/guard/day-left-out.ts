import { datesIn } from '../models/builtin/extract/dates.ts';

/** "bill her the lot then": the day was said before. */
const THEN = /(?<!\p{L})(?:by )?then\s*[.!]*$/iu;

/** "move it to that day": one that was said before. */
const THAT_DAY =
  /(?<!\p{L})(?:(?:to|on|for|by|till?|until)\s+(?:that|the same)|remind (?:me|us) (?:on )?that)\s+day(?!\p{L}|\s+(?:as|rate|we|i|he|she|they)\b)/iu;
const DATED = /"\d{4}-\d\d-\d\d"|"shift_days"/;

/** The day that a message says and a new task, or what is moved, has not. */
export function dayLeftOut(
  tool: string,
  args: Readonly<Record<string, unknown>>,
  said: string,
  today: string,
  calls: readonly unknown[],
): string[] {
  const [that] = THAT_DAY.exec(said) ?? [];
  if (that && /^(?:create|update)_/.test(tool) && !DATED.test(JSON.stringify(calls))) return [that];
  if (tool !== 'create_task' || args.due_date !== undefined || args.repeat !== undefined) return [];
  const day = datesIn(said, { today }).find(({ date }) => !JSON.stringify(calls).includes(date));
  return day ? [day.text] : THEN.test(said) ? ['then'] : [];
}

/** "due on the day of the install", "due when the slab is poured". */
const DUE = /\bdue\s+(?:(?:on|by|when|once|before|after|at)\s+)(?:the\s+)?[^,.;?!]{3,40}/iu;
const COUNTED = /\b(?:receipt|days?\b(?! (?:of|we|that|he|she|they|the))|weeks?|fortnight|months?|once more)\b/iu;

/** When an invoice is due, said in words that are no date: the usual days would stand in their place. */
export function dueUnread(tool: string, said: string, today: string): string[] {
  if (!/^(?:create|update)_(?:invoice|finance_record)$/.test(tool)) return [];
  const [words] = DUE.exec(said) ?? [];
  return words && !COUNTED.test(words) && !datesIn(words, { today }).length ? [words] : [];
}
