import { otherNames } from '@smoko/contract';
import type { KnownRecord } from '../../../../known.ts';
import { fold } from '../../../../tools/matching.ts';
import { FIRST_NAMES } from '../../lexicon/first-names.ts';
import { isWork } from '../../lexicon/work.ts';
import { takeRecord } from '../../records/take.ts';
import { wordsIn } from '../../records/words.ts';
import { type Act, act, words } from '../act.ts';
import { clientOf, clientTarget, openJobsOf, type Piece, type Scene } from '../scene.ts';
import { type Quoted, quotedIn, wordsOf } from './quote-lines.ts';
import { ASKED, NO_PRICE, OTHER, PRICED_UP, PUT_LAST, WHO_WANTS, WHOM_FIRST } from './quote-words.ts';
import { PASTED } from './talk-beside.ts';

/** "quote for marg, kitchen mixer 280 and stopcock 145 plus gst": a quote for somebody on file, a line for each price. */
export function quoteNew({ text, values }: Piece, scene: Scene): Act | null {
  if (PASTED.test(text) || values.phone || values.email || values.days.length || scene.before.length) return null;
  const body = answered(text, scene) ?? bodyOf(text);
  if (!body || OTHER.test(body.text)) return null;
  const whose =
    (body.who ? whoseIn(body.who, scene) : null) ?? whoseIn(body.text, scene) ?? ofTalk(body, { text, values }, scene);
  if (!whose) return null;
  const all = [{ start: 0, end: text.length }];
  const found = quotedIn(whose.in === body.text ? whose.rest : body.text);
  const { client } = whose;
  const unpriced = found ? undefined : NO_PRICE.exec(body.text)?.groups?.what;
  if (unpriced)
    return { ...words(`What does "${unpriced}" come to on the quote for ${client.name}?`, all, client), leads: true };
  if (!found) return null;
  const [only, ...others] = openJobsOf(client, scene.records);
  const bare =
    found.lines.length > 0 && !found.heading && !found.more && found.lines.every(({ description }) => !description);
  const job = whose.job ?? (bare && !others.length ? (only ?? null) : null);
  if (bare && !job) return { ...words(`What is the quote for ${client.name} for?`, all, client), leads: true };
  if (!found.lines.length) {
    const thing = wordsOf(found.more || found.heading);
    // the price of a job on file is on file
    const priced = openJobsOf(client, scene.records).some(({ amount }) => amount !== undefined);
    if (body.loose || !body.makes || priced || /\bjob\b/i.test(body.text) || thing.split(/\s+/).length > FEW_WORDS)
      return null;
    const what = thing || job?.name;
    return {
      ...words(
        `What goes in the quote for ${[client.name, what && `(${what})`].filter(Boolean).join(' ')}, and what does it cost?`,
        all,
        client,
      ),
      leads: true,
    };
  }
  return act('create_quote', { client: client.id, ...quoteOf(found, job) }, client, all);
}
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
function whoseIn(text: string, { records }: Scene): Whose | null {
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
  const own = takeRecord('job', text, records, { share: 1 })?.record;
  const client = own && clientOf(own, records);
  return client && !NEW.test(text) ? { client, job: own, in: text, rest: text } : null;
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
