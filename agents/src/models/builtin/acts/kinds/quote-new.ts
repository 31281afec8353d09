import { otherNames } from '@smoko/contract';
import type { KnownRecord } from '../../../../known.ts';
import { fold } from '../../../../tools/matching.ts';
import { FIRST_NAMES } from '../../lexicon/first-names.ts';
import { isWork } from '../../lexicon/work.ts';
import { jobInFront } from '../../records/job-by-words.ts';
import { takeRecord } from '../../records/take.ts';
import { wordsIn } from '../../records/words.ts';
import { type Act, act, leading, words } from '../act.ts';
import { clientOf, clientTarget, focus, onlyOf, openJobsOf, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { valuesIn } from '../values.ts';
import { manyAsked } from './price-of-one.ts';
import { type Quoted, quotedIn, wordsOf } from './priced-lines.ts';
import { ASKED, NO_PRICE, OTHER, PRICED_UP, PUT_LAST, WHO_WANTS, WHOM_FIRST } from './quote-words.ts';
import { PASTED } from './talk-beside.ts';

/** "quote for marg, kitchen mixer 280 and stopcock 145 plus gst": a quote for somebody on file, a line for each price. */
export function quoteNew(piece: Piece, scene: Scene): Act | null {
  const deposit = DEPOSIT.exec(piece.text);
  if (!deposit) return quoteOnly(piece, scene);
  const text = piece.text.slice(0, deposit.index);
  const made = quoteOnly({ text, values: valuesIn(text, scene) }, scene);
  // with one price the rules in decide/ know more of how it was said
  const lines = made?.call?.args.lines;
  if (made?.call?.name !== 'create_quote' || !Array.isArray(lines) || lines.length < 2) return quoteOnly(piece, scene);
  const args = { ...made.call.args, deposit_percent: Number(deposit.groups?.n) };
  return { ...made, call: { ...made.call, args }, explains: wholeOf(piece.text) };
}
/** "..., 10% deposit", "with a 20 percent deposit". */
const DEPOSIT =
  /(?:[,;.]\s*(?:and\s+|with\s+)?|\s+(?:and|with)\s+)(?:an?\s+)?(?<n>\d{1,2})\s*(?:%|per ?cent)\s+(?:deposit|up ?front)(?:\s+(?:up front|please|pls|on acceptance))?[\s.!]*$/iu;

function quoteOnly(piece: Piece, scene: Scene): Act | null {
  const body = isOfElse(piece, scene) ? null : (answered(piece.text, scene) ?? bodyOf(piece.text));
  if (!body || OTHER.test(body.text)) return null;
  const whose = whoseQuote(body, piece, scene);
  if (!whose) return null;
  const { client } = whose;
  const all = wholeOf(piece.text);
  const asked = (question: string): Act => leading(words(question, all, client));
  const found = quotedIn(whose.in === body.text ? whose.rest : body.text);
  const many = manyAsked(body.text);
  if (many) return asked(`How many ${many} are there on the quote for ${client.name}?`);
  if (!found) return unpriced(body.text, client, asked);
  const jobs = openJobsOf(client, scene.records);
  const job = whose.job ?? (isPriceAlone(found) || isOfTalk(piece.text, jobs, scene) ? onlyOf(jobs) : null);
  if (!job && isPriceAlone(found)) return asked(`What is the quote for ${client.name} for?`);
  if (found.lines.length)
    return act('create_quote', { client: client.id, job: job?.id, ...quoteOf(found, job) }, client, all);
  const thing = wordsOf(found.more || found.heading);
  if (!asksForPrices(body, thing, jobs)) return null;
  return asked(`What goes in the quote for ${withWork(client, thing || job?.name)}, and what does it cost?`);
}

/** The one job of theirs is what the talk is about, and nothing says that the quote is for another. */
const isOfTalk = (text: string, jobs: readonly KnownRecord[], scene: Scene): boolean =>
  scene.history.length > 0 &&
  onlyOf(jobs) !== null &&
  (onlyOf(jobs)?.lately !== undefined || focus(scene, ['job'])?.id === onlyOf(jobs)?.id) &&
  !/\b(?:another|separate|different|other|new)\b/iu.test(text);

/** Somebody new, a day, something pasted or a second request: others read that. */
const isOfElse = ({ text, values }: Piece, { before }: Scene): boolean =>
  PRICE_IS.test(text) ||
  PASTED.test(text) ||
  Boolean(values.phone || values.email) ||
  values.days.length > 0 ||
  before.length > 0;

/** "price for the laundry is 7900" is what the job costs. */
const PRICE_IS = /^(?:the\s+)?price\s+(?:for|of|on)\b.*\b(?:is|was|will be)\b/iu;

const whoseQuote = (body: Body, piece: Piece, scene: Scene): Whose | null =>
  (body.who ? whoseIn(body.who, scene) : null) ?? whoseIn(body.text, scene) ?? ofTalk(body, piece, scene);

const withWork = ({ name }: KnownRecord, work: string | undefined): string => (work ? `${name} (${work})` : name);
/** "quote for marg, a mixer": what it comes to is asked. */
function unpriced(text: string, { name }: KnownRecord, asked: (question: string) => Act): Act | null {
  const what = NO_PRICE.exec(text)?.groups?.what;
  return what ? asked(`What does "${what}" come to on the quote for ${name}?`) : null;
}

/** Sums, and not a word of what they are for. */
const isPriceAlone = ({ lines, heading, more }: Quoted): boolean =>
  lines.length > 0 && !heading && !more && lines.every(({ description }) => !description);

/** A quote is asked for and nothing of it is priced; the price of a job on file is on file. */
const asksForPrices = ({ text, loose, makes }: Body, thing: string, jobs: readonly KnownRecord[]): boolean =>
  !loose &&
  makes === true &&
  jobs.every(({ amount }) => amount === undefined) &&
  !/\bjob\b/i.test(text) &&
  thing.split(/\s+/).length <= FEW_WORDS;
const FEW_WORDS = 2;

/** What goes in, where that was asked: "heater 2400 and install 700". */
function answered(text: string, { history }: Scene): Body | null {
  const question = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const { who, what } = ASKED_FOR.exec(question)?.groups ?? {};
  return who && quotedIn(text)?.lines.length && !bodyOf(text)
    ? { text: [what, text].filter(Boolean).join(': '), who, loose: true }
    : null;
}
const ASKED_FOR = /What goes in the quote for (?<who>[^,(?\n]+?)(?: \((?<what>[^)\n]*)\))?, and what does it cost\?/u;

interface Body {
  text: string;
  who?: string | undefined;
  /** A form that is no request without prices. */
  loose?: boolean;
  /** The verb of making one was said. */
  makes?: boolean;
}

/** The message without the words that ask for a quote. */
function bodyOf(text: string): Body | null {
  const last = PUT_LAST.exec(text);
  if (last && last.index > 0) return { text: text.slice(0, last.index), loose: true };
  const asked = ASKED.exec(text);
  if (asked && /\b(?:quote|quotation|estimate)\b/i.test(asked[0]))
    return {
      text: text.slice(asked[0].length),
      makes: /\b(?:make|do|write|new|create|draft|need|prepare)\b/i.test(asked[0]),
    };
  for (const form of [WHOM_FIRST, WHO_WANTS]) {
    const match = form.exec(text);
    if (match?.groups?.who) return { text: text.slice(match[0].length), who: match.groups.who, loose: true };
  }
  const up = PRICED_UP.exec(text);
  return up ? { text: text.slice(up[0].length), loose: true } : null;
}

const NEW = /\bnew (?:client|customer|bloke|guy|lady|fella|one|person|mob)\b/iu;

interface Whose {
  client: KnownRecord;
  job: KnownRecord | null;
  in: string;
  rest: string;
}

/** Whom a text is for: a client it names, or the owner of a job that it names by its own words. */
function whoseIn(text: string, scene: Scene): Whose | null {
  const { records } = scene;
  const named = takeRecord('client', text, records);
  if (named && !named.record) return null;
  const job = takeRecord('job', named?.rest ?? text, records);
  if (named?.record) {
    const theirs = job?.record?.client === named.record.name ? job.record : null;
    const another = takeRecord('client', named.rest, records)?.record;
    // two people in it: whose it is stays open
    if ((another && another.id !== named.record.id) || startsOther(text, named.record)) return null;
    return { client: named.record, job: theirs, in: text, rest: named.rest };
  }
  return NEW.test(text) ? null : ofJobNamed(text, scene);
}

/** "the burst pipe 900": whose the job is that its own words name. */
function ofJobNamed(text: string, { records }: Scene): Whose | null {
  const own = takeRecord('job', text, records, { share: 1 })?.record;
  const called = own ? null : jobInFront(text, records);
  const job = called?.job ?? own;
  const client = job && clientOf(job, records);
  return client ? { client, job, in: text, rest: called?.rest ?? text } : null;
}

/** "quote limestone blocks 2200 labour 2500" while somebody's work is talked about: nothing but work is named, so it is theirs. */
function ofTalk({ text, who, loose }: Body, piece: Piece, scene: Scene): Whose | null {
  const found = scene.history.length && !who && !loose ? quotedIn(text) : null;
  if (!found || found.lines.length < 2 || /^\s*(?:for|to)\b|\p{Lu}/u.test(text)) return null;
  const [first = '', second = ''] = wordsIn(text).map((word) => word.text);
  if (FIRST_NAMES.has(first) || !(isWork(first) || isWork(second))) return null;
  const { client: named, job } = piece.values.named;
  const client = named || job ? null : clientTarget(piece, scene)?.record;
  if (client?.kind !== 'client') return null;
  const [only, ...others] = openJobsOf(client, scene.records);
  return { client, job: others.length ? null : (only ?? null), in: text, rest: text };
}

/** "kev, toms mate": the first word is a name, and not theirs. */
function startsOther(text: string, { name }: KnownRecord): boolean {
  const [word = ''] = wordsIn(text).map((one) => one.text.replace(/s$/, ''));
  const own = fold(name).split(' ');
  return (
    FIRST_NAMES.has(word) &&
    !own.some((part) => part.startsWith(word)) &&
    !otherNames(word).some((one) => own.includes(one))
  );
}

/** One price stands for the whole, several are its lines. */
function quoteOf({ heading, lines, more, gst }: Quoted, job: KnownRecord | null) {
  const [only, ...others] = lines;
  const named = lines
    .map(({ description }) => description)
    .filter(Boolean)
    .join(', ');
  const told = [heading, heading === named ? '' : named].filter(Boolean).join(': ');
  const work = [told || job?.name || (more ? '' : 'Work'), more].filter(Boolean).join('. ');
  if (only && !others.length && only.quantity === undefined) return { work, amount: only.unit_price, gst };
  return { work, lines: lines.map((line) => ({ ...line, description: line.description || 'Work' })), gst };
}
