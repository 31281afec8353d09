import { money } from '../../../../tools/format.ts';
import { onlyJobOf } from '../../decide/parties.ts';
import { type Act, act, leading } from '../act.ts';
import type { Piece, Scene } from '../scene.ts';
import { blanked } from '../spans.ts';

const SUM = String.raw`\$?(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)(?!\d|\s*(?:%|per ?cent|mm))`;
const ASKS =
  /^(?:(?:and|please|can you|could you|ok|so|now|just)[\s,]+)*(?:claim|invoice|bill|charge|progress claim(?: for)?)\b/iu;
const SHARE = /\b(?:(?<n>\d{1,2}(?:\.\d+)?)\s*(?:%|per ?cent|percent)|(?<half>half))/iu;
const LESS = new RegExp(
  `[\\s,]*\\b(?:less|minus|take off|taking off|after|not counting)\\s+(?:the\\s+|her\\s+|his\\s+|their\\s+|that\\s+)?${SUM}(?<why>[^.]*)$`,
  'iu',
);
const PLUS = /(?:\+|\bplus)\s*gst\b/iu;
const OTHER = /\b(?:quote|paid in full|each|per|hours?|days?|remind|due|and (?:text|tell|send|remind))\b|\?\s*$/iu;

/** "claim 60% of the wharf job, it's 18,400 plus GST": a share of a sum that is said, or what is left of one. */
export function claimed({ text, values }: Piece, scene: Scene): Act | null {
  if (!ASKS.test(text) || OTHER.test(text) || values.phone || values.days.length) return null;
  const less = LESS.exec(text);
  const off = less?.[1] ? dollars(less[1]) : 0;
  const whole = less ? text.slice(0, less.index) : text;
  const share = SHARE.exec(whole);
  const { job, client } = values.named;
  const owner = client?.value.record;
  const about = job?.value.record ?? (owner && onlyJobOf(owner, scene.records));
  if (!about && !owner) return null;
  const spans = [...(job?.spans ?? []), ...(client?.spans ?? [])].filter(({ end }) => end <= whole.length);
  const sums = [...blanked(whole, spans).replace(SHARE, ' ').matchAll(new RegExp(SUM, 'giu'))].map(([, said = '']) =>
    dollars(said),
  );
  const [sum, ...more] = sums;
  if (!sum || more.length || (!share && !off)) return null;
  const percent = share ? (share.groups?.half ? 50 : Number(share.groups?.n)) : 100;
  const upFront = share?.groups?.half && !/\bof\b/iu.test(whole);
  const part = upFront || !share ? sum : Math.round(sum * percent) / 100;
  const plus = PLUS.test(whole);
  // the tax comes on top of it: what was paid can't be taken off before that
  const told =
    off && plus
      ? `the ${money(off)} ${(less?.groups?.why ?? '').includes('deposit') ? 'deposit' : 'paid before'} is not taken off`
      : undefined;
  const amount = off && !plus ? Math.round((part - off) * 100) / 100 : part;
  if (amount <= 0) return null;
  const of = upFront ? 'Half up front' : share ? `${percent}% of ${money(sum)}` : money(sum);
  const description = [off && !plus ? `${of} less ${money(off)} paid` : of, told].filter(Boolean).join(', ');
  const whose = about ? { job: about.id } : { client: owner?.id };
  const args = { type: 'invoice', amount, gst: plus ? 'plus' : undefined, ...whose, description };
  return leading(act('create_finance_record', args, about ?? owner ?? null, [{ start: 0, end: text.length }]));
}
const dollars = (said: string): number => Number(said.replaceAll(',', ''));
