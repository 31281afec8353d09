import { money } from '../../../../tools/format.ts';
import { onlyJobOf } from '../../decide/parties.ts';
import { type Act, act, leading } from '../act.ts';
import type { Piece, Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import type { Values } from '../values.ts';

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
export function progressClaimed({ text, values }: Piece, scene: Scene): Act | null {
  if (!ASKS.test(text) || OTHER.test(text) || values.phone || values.days.length) return null;
  const owner = values.named.client?.value.record;
  const about = values.named.job?.value.record ?? (owner && onlyJobOf(owner, scene.records));
  if (!about && !owner) return null;
  const claim = claimIn(text, values);
  if (!claim || claim.amount <= 0) return null;
  const whose = about ? { job: about.id } : { client: owner?.id };
  const args = { type: 'invoice', amount: claim.amount, gst: claim.gst, ...whose, description: claim.description };
  return leading(act('create_finance_record', args, about ?? owner ?? null, wholeOf(text)));
}

interface Claim {
  /** Dollars. */
  amount: number;
  gst: 'plus' | undefined;
  description: string;
}
function claimIn(text: string, { named: { job, client } }: Values): Claim | null {
  const less = LESS.exec(text);
  const off = less?.[1] ? dollars(less[1]) : 0;
  const whole = less ? text.slice(0, less.index) : text;
  const share = SHARE.exec(whole);
  const spans = [...(job?.spans ?? []), ...(client?.spans ?? [])].filter(({ end }) => end <= whole.length);
  const sums = [...blanked(whole, spans).replace(SHARE, ' ').matchAll(new RegExp(SUM, 'giu'))];
  const [sum, ...more] = sums.map(([, said = '']) => dollars(said));
  if (!sum || more.length || (!share && !off)) return null;
  const { part, of } = shareOf(sum, share?.groups, whole);
  if (!off) return { amount: part, gst: PLUS.test(whole) ? 'plus' : undefined, description: of };
  // the tax comes on top of it: what was paid can't be taken off before that
  if (PLUS.test(whole)) {
    const paid = (less?.groups?.why ?? '').includes('deposit') ? 'deposit' : 'paid before';
    return { amount: part, gst: 'plus', description: `${of}, the ${money(off)} ${paid} is not taken off` };
  }
  return {
    amount: Math.round((part - off) * 100) / 100,
    gst: undefined,
    description: `${of} less ${money(off)} paid`,
  };
}

/** The share of a sum in dollars, and what it is in words; all of it where no share is said. */
function shareOf(sum: number, share: RegExpExecArray['groups'], whole: string): { part: number; of: string } {
  if (!share) return { part: sum, of: money(sum) };
  if (share.half && !/\bof\b/iu.test(whole)) return { part: sum, of: 'Half up front' };
  const percent = share.half ? 50 : Number(share.n);
  return { part: Math.round(sum * percent) / 100, of: `${percent}% of ${money(sum)}` };
}
const dollars = (said: string): number => Number(said.replaceAll(',', ''));
