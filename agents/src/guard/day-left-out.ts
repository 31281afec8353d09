import { datesIn } from '../models/builtin/extract/dates.ts';

/** "bill her the lot then": the day was said before. */
const THEN = /(?<!\p{L})(?:by )?then\s*[.!]*$/iu;

/** The day that a message says and a new task has not. */
export function dayLeftOut(
  tool: string,
  args: Readonly<Record<string, unknown>>,
  said: string,
  today: string,
  calls: readonly unknown[],
): string[] {
  if (tool !== 'create_task' || args.due_date !== undefined || args.repeat !== undefined) return [];
  const day = datesIn(said, { today }).find(({ date }) => !JSON.stringify(calls).includes(date));
  return day ? [day.text] : THEN.test(said) ? ['then'] : [];
}
