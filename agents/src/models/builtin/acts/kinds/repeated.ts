import type { KnownRecord } from '../../../../known.ts';
import { type Act, act, leading, words } from '../act.ts';
import { dayMeant } from '../days.ts';
import { isDone, type Piece, type Scene } from '../scene.ts';
import { blanked, type Span, wholeOf } from '../spans.ts';

/** The work that was done last, once more. */
const SAME_AGAIN =
  /\b(?:(?:the|a)\s+)?(?:same(?:\s+(?:again|thing|job|work|clean|service|deal))*|repeat|another\s+(?:one|go|clean|service)|usual)(?:\s+again)?\s+(?:as|like|of)\s+(?:(?:i|we)\s+did\s+)?(?:the\s+)?(?:last|previous)\s+(?:time|year|visit|one|month|job|go|round)(?:\s+(?:again|please))?(?:\s+(?:done|booked(?:\s+in)?))?/iu;
/** Money, goods and messages are repeated otherwise. */
const OTHER =
  /\b(?:quotes?|price|invoice|bill|orders?|text|message|remind\w*|reminder|but|except|instead|without|not|only|if)\b|[$?]/iu;
/** All that may stand around it, beside who and when. */
const AROUND =
  /\b(?:mr|mrs|ms|miss|dr|wants?|wanted|wanting|needs?|is|are|'?s|after|would|like|likes|ll|have|having|to|for|on|in|at|do|does|doing|book|booked|put|pop|down|him|her|them|their|his|hers|theirs|can|you|we|i|the|a|and|so|done|please|also|yeah|ok|new|job)\b/giu;

/** "Mrs Webb wants the same again as last time, first Monday in March": her latest job that is done, on another day. */
export function repeated({ text, values }: Piece, scene: Scene): Act | null {
  const { records, facts, message = text } = scene;
  const same = SAME_AGAIN.exec(text);
  const client = values.named.client?.value.record;
  // a part of a message is no plain repeat: "the same as last time but cheaper"
  if (message.length - text.length > 1) return null;
  if (!same || !client || OTHER.test(text) || hasContact(values)) return null;
  const { days, time, named } = values;
  if (days.length > 1) return null;
  const spans = [
    ...days,
    ...(time?.spans ?? []),
    ...(named.client?.spans ?? []),
    { start: same.index, end: same.index + same[0].length },
  ];
  if (saysMore(text, spans)) return null;
  const all = wholeOf(text);
  const last = latestDone(client, records, facts.today);
  if (!last) return leading(words(`I have no job done for ${client.name} on file. What is the job?`, all, client));
  const [day] = days;
  const date = day ? dayMeant(day, facts.today, undefined, false) : undefined;
  if (date === null) return null;
  return leading(act('repeat_job', { job: last.id, date, time: date ? time?.value.time : undefined }, client, all));
}

/** A number, an e-mail or an address is told: somebody new, or something to put right. */
const hasContact = ({ phone, email, address }: Piece['values']): boolean => Boolean(phone ?? email ?? address);

/** Whether anything is left beside who, when and the wish itself. */
const saysMore = (text: string, spans: readonly Span[]): boolean =>
  /[\p{L}\d]/u.test(
    blanked(text, spans)
      .replace(/(?<=\s)['’]s\b/gu, '')
      .replace(AROUND, ''),
  );

/** What was done for a client last. */
function latestDone({ name }: KnownRecord, records: readonly KnownRecord[], today: string): KnownRecord | null {
  const theirs = records.filter(
    (one) => one.kind === 'job' && one.client === name && isDone(one) && (one.date ?? '') <= today,
  );
  return theirs.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))[0] ?? null;
}
