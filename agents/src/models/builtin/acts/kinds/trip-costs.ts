import { sentenceCase, tidy } from '../../extract/gap.ts';
import { type Act, act, leading } from '../act.ts';
import type { Piece } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { numberOf } from './order-lines.ts';
import { NUMBER } from './order-words.ts';

/** What is paid by the trip and never ordered from a shop. */
const BY_THE_TRIP =
  '(?:tip|tips|dump|landfill|transfer station|tip runs?|dump runs?|tip fees|dump fees|tolls?|parking|weighbridge|ferry)';
const EACH =
  '(?:each|ea|apiece|a pop|a go|a time|a hit|an? (?:load|run|trip|trailer|ute|day)|per (?:load|run|trip|trailer|ute|day))';
const TRIPS = new RegExp(
  `^(?:(?:and|also|oh|did|had|paid|i|we|for)[\\s,]+)*(?<n>${NUMBER})\\s+(?<what>[^,.;$]{0,40}?\\b${BY_THE_TRIP}\\b[^,.;$]{0,20}?)[\\s,]*(?:at|@|for)?\\s*\\$?(?<each>\\d{1,4}(?:\\.\\d\\d)?)\\s*(?:bucks|dollars)?\\s*${EACH}(?<more>.*)$`,
  'isu',
);
const PLACED =
  /^[\s,.;]*(?:(?:and|so|please|just|can you)[\s,]+)*(?:(?:whack|put|chuck|stick|bung|log|record|add|throw|pop|charge)\s+(?:it|that|them|those)\s+)?(?:on|to|against|for|onto)\s+/iu;
const OTHER = /\b(?:order|quote|invoice|bill|remind|will|going to|need|should|would|tomorrow|gst)\b|\?\s*$/iu;

/** "3 trailer loads to the tip at 64 a pop, whack it on the deck job": what the trips cost together. */
export function tripCosts({ text, values }: Piece): Act | null {
  if (OTHER.test(text) || values.phone || values.address || values.days.length) return null;
  const { n = '', what = '', each, more = '' } = TRIPS.exec(text)?.groups ?? {};
  const count = numberOf(n);
  if (!count || !each) return null;
  const job = values.named.job?.value.record ?? null;
  // somebody's job that nobody can tell is asked about by whoever knows their jobs
  if (/[\p{L}\d]/u.test(more) && !(job && PLACED.test(more))) return null;
  const amount = Math.round(count * Number(each) * 100) / 100;
  const description = sentenceCase(tidy(`${n} ${what} at $${each} each`));
  const args = { type: 'expense', amount, job: job?.id, description };
  return leading(act('create_finance_record', args, job, wholeOf(text)));
}
