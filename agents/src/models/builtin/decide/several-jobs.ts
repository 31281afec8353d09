import { DAY, dayOf, inWeek, iso, plus } from '../extract/calendar.ts';
import { takeDate } from '../extract/dates.ts';
import { cut, type Taken } from '../extract/gap.ts';
import type { Reading } from '../reading.ts';
import { type JobFacts, readJob } from './job-facts.ts';
import { takeDayAfterOwn } from './other-jobs-day.ts';

const ORDINALS: readonly RegExp[] = [
  /^(?:first|1st|one|1)/i,
  /^(?:second|2nd|other|another|next|two|2)/i,
  /^(?:third|3rd|last|three|3)/i,
  /^(?:fourth|4th|four|4)/i,
];
const MARK =
  /(?:^|(?<=[\s,.;:!]))(?:and\s+|then\s+|plus\s+)?(?:the\s+)?(?:(first|1st|second|2nd|third|3rd|fourth|4th|last|other|next)\s+(?:(?:one|job)(?:['’]?s)?|ones)(?:\s+(?:is|was|will be|for(?!\s+[a-z]))\b)?|(?<=\bthe\s+)(second|third|fourth|other|last)\s+is\b(?:\s+for\b)?|(first|second|third|fourth)ly|(?:job|number|no\.?)\s+([1-4]|one|two|three|four)(?=\s*(?:[:,.-]|is\b)))[\s:,-]*/gi;
const LINE = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/;
const COUNT =
  /\b(?:two|three|four|2|3|4|a couple of|a few)\s+(?:new\s+|more\s+|quick\s+|little\s+)*(?:jobs|ones|bookings|starts|more(?=\s+for\b|\s*:))\b/i;

/** The jobs of a request that is for several: what is said of all, and what of each. Null for one job. */
export function severalJobs(request: string, reading: Reading): JobFacts[] | null {
  const parts = byLine(request) ?? byOrdinal(request) ?? byPrice(request);
  if (!parts) return null;
  const { shared, each } = parts;
  const all = readJob(shared, reading);
  const last = each.at(-1) ?? '';
  const plan = planned(last);
  const texts = plan ? [...each.slice(0, -1), last.slice(0, plan.at)] : each;
  const jobs: JobFacts[] = [];
  for (const text of texts) {
    // "the monday after that" is counted from the one before
    const last = jobs.at(-1)?.date;
    const next = dayAfter(text, last) ?? (AFTER_THAT.test(text) ? takeDayAfterOwn(text, { date: last }) : null);
    const facts = readJob(next?.rest ?? text, reading);
    jobs.push({ ...facts, date: next?.value ?? facts.date });
  }
  if (plan) for (const clause of plan.clauses) place(clause, texts, jobs, reading);
  const [first] = jobs;
  const client = all.client ?? first?.client;
  return jobs.map((job, i) => {
    const own = job.client && job.client !== client ? job : null;
    return {
      ...job,
      client: job.client ?? client,
      address: job.address ?? (own ? undefined : all.address),
      date: job.date ?? all.date,
      budget: job.budget ?? (/\b(?:each|apiece|a piece|per job)\b/i.test(shared) ? all.budget : undefined),
      client_phone: job.client_phone ?? (i === 0 ? all.client_phone : undefined),
      client_email: job.client_email ?? (i === 0 ? all.client_email : undefined),
    };
  });
}

const AFTER_THAT = /\bafter\s+that\b|\bfollowing\b/i;

const AFTER_IT = new RegExp(
  `[\\s,]*(?:\\b(?:but|do (?:that|it|his|hers|them)|not (?:till?|until))\\s+)*\\bthe\\s+(?<unit>day|week)\\s+after(?:(?:\\s+on)?(?:\\s+the)?\\s+(?<day>${DAY})|\\s+that|\\s+[\\p{L}'’]+s)?\\s*[.!]?\\s*$`,
  'iu',
);
/** "the day after", "the week after on the monday", at the end: counted from the job before. */
function dayAfter(text: string, date: string | undefined): Taken<string> | null {
  const match = AFTER_IT.exec(text);
  if (!match || !date) return null;
  const { unit, day } = match.groups ?? {};
  const from = new Date(`${date}T00:00:00Z`);
  const value = day ? inWeek(from, 1, dayOf(day)) : plus(from, unit?.toLowerCase() === 'week' ? 7 : 1);
  return { value: iso(value), rest: cut(text, match) };
}

interface Parts {
  shared: string;
  each: string[];
}

/** A list, a line each. */
function byLine(request: string): Parts | null {
  const lines = request.split('\n').filter((line) => line.trim() !== '');
  const listed = lines.filter((line) => LINE.test(line));
  if (listed.length < 2) return null;
  return {
    shared: lines.filter((line) => !LINE.test(line)).join('\n'),
    each: listed.map((line) => line.replace(LINE, '')),
  };
}

/** "first one bruno .. second tahlia": after a first one. */
const BARE_ORDINAL =
  /\b(second|third|fourth|last)\b(?!\s+(?:ones?|jobs?|coats?|fix|floors?|time|hand|stor|level|week|day|of|is|\p{L}+day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu;
/** "first one's ..., second one's ...": what is said twice of one is put together. */
function byOrdinal(said: string): Parts | null {
  const request = /\bfirst (?:one|job)/i.test(said) ? said.replace(BARE_ORDINAL, '$1 one') : said;
  const marks = [...request.matchAll(MARK)];
  const each: string[] = [];
  for (const [i, mark] of marks.entries()) {
    const which = ORDINALS.findIndex((says) => says.test(mark.slice(1).find((word) => word !== undefined) ?? ''));
    const text = request.slice(mark.index + mark[0].length, marks[i + 1]?.index).trim();
    each[which] = each[which] ? `${each[which]}, ${text}` : text;
  }
  const told = each.filter((text) => text !== undefined && text !== '');
  return told.length > 1 ? { shared: request.slice(0, marks[0]?.index), each: told } : null;
}

/** "two jobs for her: gutters $300 and the deck $1200": one for each price. */
function byPrice(request: string): Parts | null {
  const count = COUNT.exec(request);
  if (!count) return null;
  const rest = request.slice(count.index + count[0].length);
  const joints = [...rest.matchAll(/\s*(?:[,;]\s*(?:and\s+|then\s+|plus\s+)?|\b(?:and|then|plus)\s+)(?=\p{L})/giu)];
  const start = /[:,.\n]|\s-\s/.exec(rest)?.index;
  if (start === undefined) return null;
  const pieces: string[] = [];
  let from = start;
  let names = '';
  for (const joint of [...joints, null]) {
    if (joint && joint.index <= start) continue;
    const piece = rest.slice(from, joint?.index);
    // a name begins the next one, whatever else has no price goes with the one before
    if (PRICED.test(piece) && names) {
      pieces.push(`${names}, ${piece}`);
      names = '';
    } else if (/^[\s:,.-]*\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+\s*$/u.test(piece)) names = piece;
    else if (PRICED.test(piece) || !pieces.length) pieces.push(piece);
    else pieces[pieces.length - 1] += `, ${piece}`;
    from = joint ? joint.index + joint[0].length : from;
  }
  const each = pieces.map((piece) => piece.replace(/^[\s:,.-]+/, ''));
  return each.length > 1
    ? { shared: request.slice(0, count.index + count[0].length) + rest.slice(0, start), each }
    : null;
}

const PRICED =
  /\$\s?\d|\d+(?:\.\d+)?\s?k\b|\b\d{3,}\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)|\b(?:day|week) after\b|\btomorrow\b/i;

const PLAN =
  /\b(?:do|start|starting|book(?: in)?|schedule|well do|we'll do|ill do|i'll do|lets do|kick off)\s+(?:with\s+)?(?:the\s+)?(?=\p{L})/giu;

/** "do the sanding on the 7th and the skirtings on the 10th" after the last job says when each is. */
function planned(text: string): { at: number; clauses: string[] } | null {
  for (const match of text.matchAll(PLAN)) {
    const clauses = text
      .slice(match.index + match[0].length)
      .split(/\s*(?:,|\band\b|\bthen\b)\s*(?:then\s+)?(?:the\s+)?/i)
      .filter(Boolean);
    if (clauses.length > 1 && match.index > 0) return { at: match.index, clauses };
  }
  return null;
}

function place(clause: string, texts: string[], jobs: JobFacts[], reading: Reading): void {
  const date = takeDate(clause, reading.facts)?.value.date;
  const stems = (clause.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?:ing|s)$/, ''));
  const at = texts.findIndex((text) => stems.some((stem) => text.toLowerCase().includes(stem)));
  const job = jobs[at];
  if (job && date) job.date = date;
}
