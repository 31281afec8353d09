import type { KnownKind, KnownRecord } from '../../../known.ts';
import { tokens } from '../../../tools/matching.ts';
import { spend } from '../../../understanding/budget.ts';
import { takeAddress } from '../extract/address.ts';
import { takeEmail, takePhone } from '../extract/contacts.ts';
import { takeDate } from '../extract/dates.ts';
import { GAP, type Taken } from '../extract/gap.ts';
import { takeMoney } from '../extract/money.ts';
import { takeTime } from '../extract/times.ts';
import { NAMED_KINDS } from '../lexicon/named-kinds.ts';
import type { Day } from '../reading.ts';
import { type Fit, fits } from '../records/match.ts';
import { remembering, rememberingBeside } from '../remember.ts';

/** Kinds of which a message can name a record; a quote or a payment is named by its client or its number. */
const KINDS: KnownKind[] = ['client', 'supplier', 'job', 'task', 'item', 'quote'];
/** More than this of one kind in one request is a list; the rest stays as words. */
const MOST = 3;

/**
 * A request with what is particular to it taken out: "invoice thuy 1.2k due fri" is "invoice {client} {money} due
 * {date}". What is left is how people ask, which is what the examples show.
 */
export const mask = (request: string, records: readonly KnownRecord[], day: Day): string =>
  rememberMask(records)(`${day.today} ${day.country} ${request}`, () => maskAnew(request, records, day));
const rememberMask = rememberingBeside<string>(500);

const maskAnew = (request: string, records: readonly KnownRecord[], day: Day): string => {
  spend(request.length);
  const text = maskRecords(request, records);
  return rememberValues(`${day.today} ${day.country} ${text}`, () => maskValues(text, day));
};
/** How it was told says nothing of what is asked. */
/** Q1 to Q4 may be a quarter: "in Q3", "Q2 2027". */
const QUOTE = /\bq-?\d{4,}\b|(?<!\b(?:in|for|during|this|last|next|of|by|the)\s)\bq\d{1,3}\b(?!\s*20\d\d)/gi;
const BY_PHONE = /\b(?:on|over) the phone\b/gi;
/** Values look the same whoever's records stand around them. */
const rememberValues = remembering<string>(2_000);

function maskValues(words: string, day: Day): string {
  let text = words.replace(BY_PHONE, ' ');
  const slot = (name: string, take: (text: string) => Taken<unknown> | null) => {
    for (let i = 0; i < MOST; i++) {
      const taken = take(text);
      if (!taken) return;
      text = taken.rest.replace(GAP, ` ${labelOf(text, taken.rest)} {${name}} `);
    }
  };
  slot('email', takeEmail);
  slot('phone', (t) => takePhone(t, day));
  slot('address', takeAddress);
  slot('money', takeMoney);
  slot('time', takeTime);
  slot('date', (t) => takeDate(t, day));
  text = text.replace(/\b\d+(?:\.\d+)?\s?%|\b\d+ per ?cent\b/gi, ' {percent} ');
  text = text.replace(/\b(?:job|project)\s+(?:number\s+|no\.?\s+)?#?\d{3,}\b|#\d{3,}\b/gi, ' {job} ');
  text = text.replace(/\b(?:job|project)\s+(?=\{job\})|(?<=\{job\})\s+(?:job|project)\b/gi, ' ');
  text = text.replace(
    /\b(?:the|that|my)\s+(?!new\s+(?:budget|date|name|price|start|day)\b)(?:[\p{L}-]+\s+){1,4}?(job|task)\b/giu,
    ' {$1} ',
  );
  text = text.replace(QUOTE, ' {quote} ');
  return text.replace(/(?<![\w{])\d+(?:[.,x×]\d+)*[a-z]{0,3}\b/gi, ' {number} ');
}

/** A client counts as part of a job's name only right beside it: "thuys vanity", not "thuy wants her vanity ...". */
function together(fit: Fit, text: string): Fit {
  const [first, last] = [fit.own[0], fit.own.at(-1)];
  if (!first || !last) return fit;
  const near = (from: number, to: number) => /^(?:['’]s)?\W*(?:the\s+)?$/i.test(text.slice(from, to));
  const words = fit.words.filter(
    (word) => fit.own.includes(word) || near(word.end, first.start) || near(last.end, word.start),
  );
  return { ...fit, words };
}

/** The words that were taken with a value and say what it is: "due", "deliver", "budget". */
function labelOf(before: string, after: string): string {
  // whoever takes something out may leave spaces beside the gap
  const [head = '', tail = ''] = after.split(GAP, 2);
  let start = head.length;
  while (!before.startsWith(head.slice(0, start))) start--;
  let end = tail.length;
  while (end && !before.endsWith(tail.slice(-end))) end--;
  return (before.slice(start, before.length - end).match(LABELS) ?? []).join(' ');
}
const LABELS =
  /\b(?:due|start\w*|deliver\w*|arriv\w*|budget|price|cost|worth|amount|quotes?|quoted|estimate|invoice|bill|till?|until|by|before|from|on|at|to|each|per|a|plus gst|e-?mail|phone|number|mobile|address)\b/gi;

/** "bowens" is Bowens Timber Oak Flats: people and shops go by the first word of a long name. */
function byFirstWord({ record, words }: Fit): boolean {
  const [first] = tokens(record.name);
  const said = words[0]?.text ?? '';
  return (record.kind === 'supplier' || record.kind === 'client') && (said === first || said === `${first}s`);
}

/** Each run of words that are the name of something on file gives way to the kinds that fit it best. */
function maskRecords(request: string, records: readonly KnownRecord[]): string {
  const named = fits(request, records, KINDS)
    .map((fit) => together(fit, request))
    .filter((fit) => {
      const { words, said, of, score } = fit;
      if (!words.length) return false;
      if (NAMED_KINDS.has(words[0]?.text ?? '')) return said / of > 0.5;
      return said / of >= 0.3 || score >= 2 || byFirstWord(fit);
    });
  const best = new Map<number, Fit[]>();
  for (const fit of named) {
    const at = fit.words[0]?.start ?? 0;
    const rivals = best.get(at) ?? [];
    const top = rivals[0];
    const share = fit.score / fit.of;
    if (!top || share > top.score / top.of + 0.2) best.set(at, [fit]);
    else if (Math.abs(share - top.score / top.of) <= 0.2) rivals.push(fit);
  }
  const taken: [start: number, end: number, label: string][] = [];
  for (const [, rivals] of [...best].sort((a, b) => (b[1][0]?.score ?? 0) - (a[1][0]?.score ?? 0))) {
    const [fit] = rivals;
    if (!fit) continue;
    const free = fit.words.filter((word) => !taken.some(([s, e]) => word.start < e && word.end > s));
    if (free.length !== fit.words.length) continue;
    const kinds = [...new Set(rivals.map(({ record }) => record.kind))].slice(0, 2);
    const label = kinds.map((kind) => `{${kind}}`).join(' ');
    for (const [i, word] of fit.words.entries()) taken.push([word.start, word.end, i === 0 ? label : '']);
  }
  const masked = taken
    .sort((a, b) => b[0] - a[0])
    .reduce((text, [start, end, label]) => `${text.slice(0, start)} ${label} ${text.slice(end)}`, request);
  return records
    .filter(({ kind, name }) => kind === 'client' && WORD_NAMES.test(name))
    .reduce(
      (text, { name }) => text.replace(new RegExp(`\\b${name.split(' ')[0]}\\s+(?=\\{client\\})`, 'gi'), ''),
      masked,
    );
}
/** Names that are months and orders too are no words of a record. */
const WORD_NAMES =
  /^(?:bill|mark|june|may|april|august|grant|pat|will|drew|sue|rob|chuck|art|dawn|summer|autumn|josh|jack|frank)\s/i;
