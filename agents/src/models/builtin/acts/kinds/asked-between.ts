import type { KnownRecord } from '../../../../known.ts';
import { count, day } from '../../../../tools/format.ts';
import { takeRecord } from '../../records/take.ts';
import { type Act, leading, words } from '../act.ts';
import { plainly } from '../plainly.ts';
import { onlyJobOf, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

const FIRST =
  /\b(?:which|what|whats|who|whos|whose)\b.*\b(?:first|sooner|earlier|before the other|later|last)\b|\b(?:is|does|do|are|will)\b.*\b(?:before|after|come before|come after)\b/;
const APART =
  /\b(?:how (?:many|much|long|far)|days?|weeks?)\b.*\b(?:between|apart|in between|from .* to)\b|\bhow far apart\b/;
const BIGGER =
  /\b(?:which|what|is|are)\b.*\b(?:bigger|biggest|larger|dearer|worth more|more money|higher|smaller|cheaper|worth less)\b/;
const UNTIL = /\bhow (?:many days|long|many weeks)\b.*\b(?:till?|until|til|to|before|away|off|from now)\b/;
const OTHER =
  /\b(?:order\w*|deliver\w*|invoic\w*|paid|pay|owe[sd]?|due|overdue|late|quot\w+|drive|take|takes|hours?|finish)\b/;
const DAY_MS = 86_400_000;

/** "which comes first, monas or the kelso one, and how many days between", "how long till the carport": counts the days between two jobs, or from today to one. */
export function askedBetween({ text }: Piece, scene: Scene): Act | null {
  const said = plainly(text);
  const [first, apart, bigger] = [FIRST, APART, BIGGER].map((says) => says.test(said));
  const until = UNTIL.test(said);
  if (!(first || apart || bigger || until) || OTHER.test(said)) return null;
  const one = jobIn(text, scene);
  const other = one && jobIn(one.rest, scene);
  const all = wholeOf(text);
  if (!one) return null;
  if (!other) return until ? leading(words(daysTo(one.job, scene.facts.today), all, one.job)) : null;
  if (one.job.id === other.job.id) return null;
  const told = [
    ...(bigger ? [bySize(one.job, other.job)] : []),
    ...(first || apart || !bigger ? [byDay(one.job, other.job)] : []),
  ];
  return leading(words(told.join('\n'), all, one.job));
}

/** A job by its own or its client's name, and the text without it. */
function jobIn(text: string, { records }: Scene): { job: KnownRecord; rest: string } | null {
  const found = takeRecord('job', text, records, { byClient: true });
  if (found?.record) return { job: found.record, rest: found.rest };
  const client = takeRecord('client', text, records);
  const job = client?.record && onlyJobOf(client.record, records);
  return client && job ? { job, rest: client.rest } : null;
}

const title = ({ name, number, client }: KnownRecord): string =>
  `${number ? `${number} - ` : ''}${name}${client ? ` for ${client}` : ''}`;

function byDay(a: KnownRecord, b: KnownRecord): string {
  const undated = [a, b].filter(({ date }) => !date);
  const [dated] = [a, b].filter(({ date }) => date);
  if (undated.length || !a.date || !b.date) {
    const told = dated?.date ? ` Job ${title(dated)} is on ${day(dated.date)}.` : '';
    return `${undated.map((one) => `Job ${title(one)} has no day yet.`).join(' ')}${told}`;
  }
  const [early, late] = a.date <= b.date ? [a, b] : [b, a];
  const days = daysFrom(early.date ?? '', late.date ?? '');
  if (!days) return `Jobs ${title(a)} and ${title(b)} are on the same day, ${day(a.date)}.`;
  return `Job ${title(early)} comes first, on ${day(early.date ?? '')}. Job ${title(late)} is on ${day(late.date ?? '')}: ${count(days, 'day')} later.`;
}

function bySize(a: KnownRecord, b: KnownRecord): string {
  const blank = [a, b].filter(({ amount }) => amount === undefined);
  if (blank.length) return blank.map((one) => `Job ${title(one)} has no price on file.`).join(' ');
  const dollars = ({ amount = 0 }: KnownRecord) => `$${amount.toLocaleString('en-AU', { minimumFractionDigits: 2 })}`;
  const [more, less] = (a.amount ?? 0) >= (b.amount ?? 0) ? [a, b] : [b, a];
  return more.amount === less.amount
    ? `Both are ${dollars(a)}: jobs ${title(a)} and ${title(b)}.`
    : `Job ${title(more)} is the bigger one at ${dollars(more)}. Job ${title(less)} is ${dollars(less)}.`;
}

function daysTo(job: KnownRecord, today: string): string {
  if (!job.date) return `Job ${title(job)} has no day yet.`;
  const days = daysFrom(today, job.date);
  const when = days === 0 ? 'that is today' : days > 0 ? `in ${count(days, 'day')}` : `${count(-days, 'day')} ago`;
  return `Job ${title(job)} is on ${day(job.date)}: ${when}.`;
}

const daysFrom = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
