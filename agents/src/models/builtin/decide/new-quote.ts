import type { KnownRecord } from '../../../known.ts';
import { tokens } from '../../../tools/matching.ts';
import { manyAsked } from '../acts/kinds/price-of-one.ts';
import { strangerToPay } from '../acts/stranger.ts';
import { takeAddress } from '../extract/address.ts';
import { takeEmail, takePhone } from '../extract/contacts.ts';
import { sentenceCase } from '../extract/gap.ts';
import { properName } from '../extract/phrases.ts';
import { takeJobRef } from '../extract/references.ts';
import { FIRST_NAMES } from '../lexicon/first-names.ts';
import { TITLE } from '../lexicon/name-ends.ts';
import { EACH_ITS_OWN, ONE_OF_SEVERAL } from '../lexicon/quote-asks.ts';
import { BEFORE_QUOTE, CLIENT_AFTER, QUOTE_HEAD, WANTS_PRICE } from '../lexicon/quote-words.ts';
import { isWork } from '../lexicon/work.ts';
import { withCapitals } from '../people/capitals.ts';
import { nameAt } from '../people/name-at.ts';
import { takeWho } from '../people/who.ts';
import type { Reading } from '../reading.ts';
import { touched } from '../records/meant.ts';
import { takeRecord } from '../records/take.ts';
import { call, type Reply, say } from '../reply.ts';
import { corrected } from './corrected.ts';
import { type Draft, draftOf } from './draft.ts';
import { onlyJobOf, partiesMeant } from './parties.ts';
import { countsInFigures } from './price.ts';
import { ifPriceIsLeft } from './price-left.ts';
import { askedFor, chunkNamed, couldBeName, onlyWork } from './quote-ask.ts';
import { type QuotedJob, quoteOfJob } from './quote-of-job.ts';
import { type Prices, pricesOf } from './quote-prices.ts';
import { takeDeposit, takeOff, takeValidity } from './quote-terms.ts';
import { plainQuote } from './quote-text.ts';

/** A draft quote from what was said; one question where nobody or no work is named. */
export function newQuote(said: string, reading: Reading): Reply {
  if (NO_QUOTE.test(said) && !/\d|\bquotes?\b.*\bquote/i.test(said))
    return say('No quote, then. What should go on the invoice, and for how much?');
  const many = manyAsked(corrected(said));
  if (many) return say(`How many ${many} are there on the quote?`);
  const quoted = quoteOfJob(corrected(said), reading);
  return quoted ? quoteJobOnFile(quoted, reading) : withEachPrice(quoteFromWords(said, reading));
}

/** A quote with a sum has every price in it that was said. */
function withEachPrice(reply: Reply): Reply {
  const { amount, lines, work } = reply.calls[0]?.args ?? {};
  const left = (amount ?? lines) && typeof work === 'string' ? ifPriceIsLeft(work) : null;
  return left ? say(left) : reply;
}

/** "she doesnt want a quote, just do her the invoice". */
const NO_QUOTE =
  /\b(?:do(?:es)?n['’]?t (?:want|need|bother with)|didn['’]?t (?:want|ask for)|no need (?:for|to)|not after|never mind) (?:an? |the |any )?quote\b.*\binvoice\b/i;

/** For a job on file, whose name and budget say what is quoted; what else is said is added. */
function quoteJobOnFile({ job, rest }: QuotedJob, reading: Reading): Reply {
  const draft = draftOf(rest);
  const terms = { ...takeDeposit(draft), ...takeValidity(draft, reading.facts), ...takeOff(draft) };
  const { work: more, amount, lines, gst } = pricesOf(countsInFigures(onlyWork(draft.rest)));
  const extra = more.replace(/^(?:with|and|for|at|plus)\b\s*/i, '');
  const work = [job.name, extra].filter(Boolean).join(', ');
  return call('create_quote', { job: job.number ?? job.id, work, amount, lines, gst, ...terms });
}

/** What is quoted, for whom and at what price, all from the words of the request. */
function quoteFromWords(said: string, reading: Reading): Reply {
  const asked = withStranger(askedFor(plainQuote(corrected(said), reading)), said, reading);
  const draft = draftOf(asked.text);
  const contact = { email: draft.take(takeEmail(draft.rest)), phone: draft.take(takePhone(draft.rest, reading.facts)) };
  const before = { ...takeDeposit(draft), ...takeValidity(draft, reading.facts) };
  const terms = { ...takeOff(draft), ...before };
  const whom = clientOf(asked.name, draft, reading);
  const isNew = whom !== undefined && !reading.records.some(({ id }) => id === whom);
  const named =
    isNew && !asked.sure && !couldBeName(whom) && !takeRecord('client', whom, reading.records) ? undefined : whom;
  const client_address = takeAddressOf(draft, contact, isNew);
  const job = takeJob(draft, named, reading);
  // where the client stood among the words that ask, those were taken out with the name
  if (!asked.name) draft.rest = withoutAsking(draft.rest);
  const prices = pricesOf(countsInFigures(onlyWork(draft.rest)));
  const meant = named || job ? null : partiesMeant(said, reading);
  const who = { client: named ?? meant?.client, job: job ?? meant?.job };
  if (!prices.work) return withoutWork(who, named, reading);
  if (!(who.client ?? who.job)) {
    const lately = THE_QUOTE.test(said) ? talkedOf(reading) : null;
    return lately ? call('create_quote', { ...lately, ...terms, ...prices }) : say('Who is the quote for?');
  }
  const told = { ...who, client_email: contact.email, client_phone: contact.phone, client_address, ...terms };
  return EACH_ITS_OWN.test(said) ? quoteEach(told, prices) : call('create_quote', { ...told, ...prices });
}

/** "quote bob lane for a laundry": somebody who is not on file, though part of the name reads as something else. */
function withStranger<T extends { name?: string | undefined; text: string }>(
  asked: T,
  said: string,
  { records }: Reading,
): T & { sure: boolean } {
  const stranger = asked.name === undefined ? strangerToPay(said, records) : null;
  return stranger === null
    ? { ...asked, sure: false }
    : { ...asked, sure: true, name: stranger, text: asked.text.replace(stranger, ' ¦ ') };
}

/** Where somebody is, said beside a number or an address of theirs, or of somebody new. */
function takeAddressOf(
  draft: Draft,
  { email, phone }: Record<'email' | 'phone', string | undefined>,
  isNew: boolean,
): string | undefined {
  if (!isNew && !phone && !email) return undefined;
  const street = draft.take(takeAddress(draft.rest));
  return street ?? (isNew && (phone ?? email) !== undefined ? takeTown(draft) : undefined);
}

/** A job by its number; "this job" where nobody is named: else it is what the quote is for. */
function takeJob(draft: Draft, named: string | undefined, reading: Reading): string | undefined {
  const ref = takeJobRef(draft.rest, reading);
  return ref && ((ref.value === 'this' && !named) || /\d/.test(ref.value)) ? draft.take(ref) : undefined;
}

const withoutAsking = (text: string): string =>
  text
    .replace(WANTS_PRICE, ' ')
    .replace(/^[\s¦,:]+/, '')
    .replace(QUOTE_HEAD, ' ')
    .replace(/^[\s¦,:]+/, '')
    .replace(WANTS_PRICE, ' ');

/** "send hemi a quote": of the only job of his that was talked of, else it is asked what the work is. */
function withoutWork(
  { client, job }: Record<'client' | 'job', string | undefined>,
  named: string | undefined,
  reading: Reading,
): Reply {
  if (!(client ?? job)) return say('Who is the quote for, and what is the work?');
  const theirs = reading.records.find(({ id }) => id === client);
  const only = theirs && onlyJobOf(theirs, touched(reading, ['client', 'job']));
  if (only) return quoteJobOnFile({ job: only, rest: '' }, reading);
  return say(`What work should I quote${named ? ` for ${nameOf(named, reading)}` : ''}?`);
}

/** The job or the client that the conversation touched last. */
function talkedOf(reading: Reading): { job: string } | { client: string } | null {
  const [lately] = touched(reading, ['client', 'job']);
  if (!lately) return null;
  return lately.kind === 'job' ? { job: lately.number ?? lately.id } : { client: lately.id };
}

/** "separate quotes for the deck 4k and the stairs 900": a quote for every line. */
function quoteEach(told: Record<string, unknown>, prices: Prices): Reply {
  const { lines = [], gst } = prices;
  if (lines.length < 2) return call('create_quote', { ...told, ...prices });
  const calls = lines.flatMap(({ description, unit_price, quantity, unit }) => {
    const work = sentenceCase(description.replace(ONE_OF_SEVERAL, ''));
    const price = quantity ? { lines: [{ description: work, quantity, unit, unit_price }] } : { amount: unit_price };
    return call('create_quote', { ...told, work, ...price, gst }).calls;
  });
  return { text: '', calls };
}

/** "do up the quote": for whom or what was talked of last. */
const THE_QUOTE = /\b(?:the|that|this) (?:quote|quotation|estimate)\b/i;

/** "03 5550 8611, Castlemaine.": where somebody new is, between commas. */
function takeTown(draft: Draft): string | undefined {
  const match = /¦\s*,\s*(\p{Lu}\p{Ll}{2,}(?:\s+\p{Lu}\p{Ll}+)?)\s*(?=[.,;\n]|$)/u.exec(draft.rest);
  if (!match?.[1] || isWork(match[1].toLowerCase())) return undefined;
  draft.rest = `${draft.rest.slice(0, match.index)} ¦ ${draft.rest.slice(match.index + match[0].length)}`;
  return match[1];
}

/** Who it is for: named where a client is expected, else whatever looks like a name. */
function clientOf(name: string | undefined, draft: Draft, { records, ...reading }: Reading): string | undefined {
  if (name !== undefined) {
    const who = takeWho(`quote for ${name}, `, records);
    const known = takeRecord('client', name, records);
    return who && !who.isNew ? who.reference : (known?.reference ?? withCapitals(name));
  }
  const strict = chunkNamed(draft.rest, true);
  const found = takeClient(draft, { records, ...reading });
  const [first = ''] = (found ?? '').toLowerCase().split(' ');
  const sure = records.some(({ id }) => id === found) || FIRST_NAMES.has(first) || TITLE.test(found ?? '');
  // "flood damage ..., Mo Hassan": of two that may be names the one that is surely one
  if (found && (sure || !strict)) return found;
  const chunk = strict ?? chunkNamed(draft.rest.replace(QUOTE_HEAD, ' '), false);
  if (!chunk) return undefined;
  draft.rest = draft.rest.replace(chunk.name, ' ¦ ');
  return withCapitals(chunk.name);
}

const nameOf = (reference: string, { records }: Reading): string =>
  records.find(({ id }) => id === reference)?.name ?? reference;

/** Whom it is for, on file or new. */
function takeClient(draft: Draft, { records }: Reading): string | undefined {
  const said = nameBeforeQuote(draft.rest) ?? nameAfterVerb(draft.rest);
  const placed = said && referenceOf(said, records);
  if (said && placed) {
    draft.rest = `${draft.rest.slice(0, said.start)} ¦ ${draft.rest.slice(said.end).replace(/^['’]s\b/, '')}`;
    return placed;
  }
  const who = takeWho(draft.rest, records);
  const known = takeRecord('client', draft.rest, records);
  // a new name beside somebody on file is part of the work, unless it begins like theirs: another Ingrid
  const other = who?.isNew && known && !shares(who.reference, known.candidates);
  const taken = other ? known : (who ?? known);
  if (taken) draft.rest = taken.rest;
  return taken?.reference;
}

/** Who stands where a client is named: on file, new by the look of the name, or surely a name whatever it looks like. */
function referenceOf({ name, sure }: NameInText, records: readonly KnownRecord[]): string | undefined {
  const who = takeWho(`quote for ${name}, `, records);
  const onFile = who?.record ? who.reference : (takeRecord('client', name, records)?.reference ?? who?.reference);
  const isNew = !onFile || (who?.isNew ?? true);
  return sure && isNew ? properName(name) : onFile;
}

const shares = (name: string, records: readonly KnownRecord[]): boolean =>
  tokens(name).some((word) => records.some((one) => tokens(one.name).includes(word)));

interface NameInText {
  name: string;
  start: number;
  end: number;
  /** Surely a name, whatever it looks like. */
  sure: boolean;
}

/** "do Wattlebird Early Learning a quote": all that stands before "a quote" is the name. */
function nameBeforeQuote(text: string): NameInText | null {
  const match = BEFORE_QUOTE.exec(text);
  const name = match?.groups?.name;
  if (!match || !name) return null;
  const start = match.index + match[0].lastIndexOf(name);
  return { name, start, end: start + name.length, sure: true };
}

/** "quote the kellys 6 windows": a name right after the verb. */
function nameAfterVerb(text: string): NameInText | null {
  for (const says of CLIENT_AFTER) {
    const match = says.exec(text);
    const at = match ? match.index + match[0].length : 0;
    const span = match && nameAt(text, at);
    if (span && !isWork(span.name.replace(/-/g, ''))) return { ...span, sure: false };
    const family = match && /^(?:the\s+)?(\p{L}{3,}s)(?=\s+(?:\$|\d|for|to|on)|\s*[,¦])/iu.exec(text.slice(at));
    if (family?.[1] && !isWork(family[1]))
      return { name: family[1], start: at, end: at + family[0].length, sure: /^the\s/i.test(family[0]) };
  }
  return null;
}
