import { sentenceCase, tidy } from '../../extract/gap.ts';
import { takeMoney } from '../../extract/money.ts';
import { mayBeDeed } from '../../lexicon/done-to.ts';
import { isWorkProper } from '../../lexicon/work.ts';
import { type Act, act } from '../act.ts';
import { openJobsOf, type Piece, type Scene } from '../scene.ts';
import { blanked } from '../spans.ts';
import { spansOf, valueSpans } from '../values.ts';
import { withHourOfDay } from './hour-of-day.ts';
import { asksFurther, asksSomething, gapped, whenIn } from './intake.ts';
import { OTHERS_BUSINESS, SUMS } from './intake-words.ts';
import { workIn } from './intake-work.ts';
import { shares } from './wants-work.ts';

const POLITE =
  '(?:(?:and|so|also|oh|then|can you|could you|will you|please|pls|just|i want to|we need to|need to|lets)[\\s,]+)*';
/** "book barwon in for a safe opening": the name stands between. */
const BOOK_IN = new RegExp(
  `^${POLITE}(?:book|slot|squeeze|fit|pencil|put|chuck|pop|get|schedule|line)\\s+(?:\\S+\\s+){1,4}?(?:in|down|up)\\s+for\\s+(?:an?\\s+|the\\s+|another\\s+|some\\s+)?(?=\\p{L}|\\d)`,
  'iu',
);
/** "add a letterbox rebuild for roy": what is done, not what is bought. */
const ADD_FOR = new RegExp(
  `^${POLITE}(?:add|put\\s+(?:in|on|down)|log|create|set\\s+up|make|new|raise|open|book(?:\\s+in)?|enter)\\s+(?:me\\s+)?(?:an?\\s+|another\\s+)?(?<work>\\p{L}[^,.;]{2,50}?)\\s+(?:for|at|with)\\s+`,
  'iu',
);
/** Work that is put on the books for somebody on file, where the word job need not be said. */
export function bookedWork(said: Piece, scene: Scene): Act | null {
  const piece = { ...said, values: withHourOfDay(said) };
  const { text, values } = piece;
  const client = values.named.client?.value.record;
  if (!client || OTHERS_BUSINESS.test(text) || SUMS.test(text) || asksSomething(text) || asksFurther(piece))
    return null;
  const booked = BOOK_IN.exec(text);
  const added = booked ? null : ADD_FOR.exec(text);
  const [name] = values.named.client?.spans ?? [];
  const cue = booked ?? added;
  if (!cue || !name || takeMoney(text) || /\bsame (?:day|time|again)\b/iu.test(text)) return null;
  // the whole name is theirs: "thuy nguyen" is not the Thuy Vo on file
  const after = blanked(text, [...valueSpans(values)]).slice(name.end);
  if (booked ? !/^\s*(?:in|down|up)\s+for\b/iu.test(after) : name.end <= cue[0].length || !ENDS_THERE.test(after))
    return null;
  if (added && !mayBeDeed(added.groups?.work ?? '')) return null;
  const lead = booked ? [{ start: 0, end: booked[0].length }] : [];
  const left = gapped(text, [...spansOf({ ...values, named: {}, days: [] }), ...(values.named.client?.spans ?? [])]);
  const when = whenIn(values, left, scene, text);
  const bareWork = blanked(gapped(left, when.spans), lead).replace(ADDING, (words) => ' '.repeat(words.length));
  const work = workIn(bareWork.replace(NO_DAY, (words) => ' '.repeat(words.length)));
  const bare =
    booked && ARTICLE.test(booked[0]) ? sentenceCase(tidy(/^[^¦,.;]*/u.exec(bareWork.trim())?.[0] ?? '')) : '';
  const works = work.name?.split(/[^\p{L}-]+/u).some(isWorkProper);
  const called = works ? work.name : bare;
  if (!called || !/\p{L}{3}/u.test(called)) return null;
  // what stands already is moved or asked about, not booked again
  if (booked && openJobsOf(client, scene.records).some((job) => shares(called, job.name))) return null;
  const told = [...work.rest.filter((one) => one !== called), ...when.told].join('. ') || undefined;
  const args = {
    job_name: called,
    client: client.id,
    address: values.address?.value,
    date: when.date,
    time: when.time,
    description: told,
  };
  return act('create_job', args, client, [{ start: 0, end: text.length }]);
}
const ENDS_THERE =
  /^(?:['’]?s)?\s*(?:$|[,.;]|\s{2,}|(?:at|on|in|for|and|next|no|please|thanks|sometime|some|asap|early|first|to|with|he|she|they|his|her)\b)/iu;
const ARTICLE = /\b(?:an?|the|another|some)\s+$/iu;
const ADDING = new RegExp(
  `^${POLITE}(?:add|put\\s+(?:in|on|down)|log|create|set\\s+up|make|new|raise|open|book(?:\\s+in)?|enter)\\b`,
  'iu',
);
const NO_DAY = /\bno (?:date|day|time) (?:yet|set|for (?:it|now))\b/giu;
