import type { KnownRecord } from '../../../../known.ts';
import { alternatives } from '../../lexicon/alternatives.ts';
import { type Act, act, words } from '../act.ts';
import { clientOf, isFresh, jobOfRecord, type Piece, type Scene } from '../scene.ts';
import type { Span } from '../spans.ts';
import { wholeOf } from '../spans.ts';
import { addressee, personMeant } from './message-to.ts';

const LEAD =
  alternatives(`ok | okay | righto | right | yeah | yep | yes | yup | ae | aye | sweet | sweet as | cool | good | great | good as gold | perfect | beauty | chur | ka pai | now |
  then | and | so | can you | could you | please | pls | just | looks good | that looks good | looks right | thats right | that's right | that's it | thats it | all good | go on |
  go ahead | happy with that | nice one | nice | lovely | good to go | you can | better | might as well | all right | alright | too easy | no worries | done | mate`);
const PAPER = /\b(?:quote|estimate|quotation|price|invoice|bill|order)\b/i;
/** "flick it to her", "email that quote off to kim now", "send": what was made goes out as it is. */
const SENDS = new RegExp(
  `^(?:(?:${LEAD})[\\s,.!]+)*(?<verb>re-?send|send|shoot|flick|fire|e-?mail|text|sms|pop|ping|forward|whack|get|bang|chuck|post|mail)` +
    `(?<what>\\s+(?:it|that|this|that one|them|(?:the|that|his|her|their|this)\\s+(?:quote|estimate|quotation|price|invoice|bill|order)))?` +
    `(?:\\s+(?:off|through|thru|over|out|across|away))*(?:\\s+to\\s+(?<to>[^,.!?]{2,40}?)|\\s+(?<bare>him|her|them))?` +
    `(?<how>\\s+(?:by|via|as an?|on|in an?)\\s+(?:e-?mail|text|sms))?(?:[\\s,]+(?:again|once more|one more time|now|then|please|thanks|ta|mate|cheers|off|for me|straight away|asap|eh|will you))*[\\s.!]*$`,
  'iu',
);
const WAITS = /\bwaits? for your yes\b/i;

interface Paper {
  record: KnownRecord;
  tool: 'send_quote' | 'send_invoice' | 'send_order';
}

/** "flick it to her", "ae, send": the quote, the invoice or the order that is meant goes to whom it is for, after a yes. */
export function sentOut({ text }: Piece, scene: Scene): Act | null {
  const order = orderIn(text);
  if (!order || !isSending(order)) return null;
  const { what, to } = order;
  const all = wholeOf(text);
  const last = scene.history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  if (!to && !order.bare && WAITS.test(last)) return words('It is ready: say yes and it goes.', all);
  const who = to ? addressee(to, scene) : null;
  if (to && !isWhole(who, to)) return null;
  if (who && !who.record) return isStranger(who.name, to) ? null : asks(what, all);
  const person = who?.record ?? null;
  const channel = channelIn(`${order.verb} ${order.how}`);
  const paper = paperMeant(what, person, scene);
  if (paper) return act(paper.tool, { ...argsFor(paper, scene), channel }, paper.record, all);
  return what || to ? unseen(what, person, channel, all, scene) : null;
}

export interface Order {
  verb: string;
  /** What goes, as it was said. */
  what: string;
  to: string | undefined;
  /** "him", "her", "them" with no "to" in front. */
  bare: string | undefined;
  /** "by email". */
  how: string;
}
/** An order to send what was made or shown, and nothing else; null where it is none. */
export function orderIn(text: string): Order | null {
  const said = SENDS.exec(plainOrder(text))?.groups;
  return said
    ? { verb: said.verb ?? '', what: said.what ?? '', to: said.to, bare: said.bare, how: said.how ?? '' }
    : null;
}

/** "flick it to her email" goes to her by email, "send to his phone" by text; "text him the quote" is the quote to him. */
const plainOrder = (text: string): string =>
  text
    .replace(TO_MAIL, (_, whose: string) => `to ${PERSON[whose.toLowerCase()] ?? whose} by email`)
    .replace(TO_PHONE, (_, whose: string) => `to ${PERSON[whose.toLowerCase()] ?? whose} by text`)
    .replace(PAPER_LAST, '$1 $3 to $2');
const PERSON: Readonly<Record<string, string>> = { his: 'him', her: 'her', their: 'them' };
const TO_MAIL = /\bto\s+(his|her|their)\s+e-?mail(?:\s+address)?(?=\s*(?:$|[,.!]|please\b|now\b|then\b))/iu;
const TO_PHONE =
  /\bto\s+(his|her|their)\s+(?:phone|mobile|mob|cell)(?:\s+(?:number|phone))?(?=\s*(?:$|[,.!]|please\b|now\b|then\b))/iu;
const PAPER_LAST =
  /\b(send|shoot|flick|fire|e-?mail|text|sms|ping|forward)\s+(him|her|them)\s+((?:the|that|his|her|their|this)\s+(?:quote|estimate|quotation|invoice|bill))\b(?=\s*(?:$|[,.!]|please\b|now\b|then\b|by\b|via\b))/iu;

/** "get" and "chuck" alone send nothing, nor does "text him". */
function isSending({ verb, what, to, bare }: Order): boolean {
  if (!what && (bare || !/^(?:re-?send|send|flick|shoot|fire)$/i.test(verb))) return false;
  return !/^(?:get|chuck|post|pop|bang|whack)$/i.test(verb) || PAPER.test(what) || to !== undefined;
}

/** To an address, or to somebody else than it is for: that is no sending of the paper to its client. */
const isWhole = (who: ReturnType<typeof addressee>, to: string): boolean =>
  who !== null && who.length >= to.trim().length;

const isStranger = (name: string, said = ''): boolean => name !== '' && !/^(?:him|her|them)\b/i.test(said);

const channelIn = (said: string): 'email' | 'sms' | undefined =>
  /e-?mail/i.test(said) ? 'email' : /\b(?:text|sms)\b/i.test(said) ? 'sms' : undefined;

/** A paper that is not shown: the tool finds the one there is of a client, else it is asked which. */
function unseen(what: string, to: KnownRecord | null, channel: string | undefined, all: Span[], scene: Scene): Act {
  const tool = spokenOf(what, scene);
  const client = tool ? (to ?? personMeant(scene)) : null;
  return tool && client?.kind === 'client' ? act(tool, { client: client.id, channel }, client, all) : asks(what, all);
}

const asks = (what: string, all: { start: number; end: number }[]): Act =>
  words(`Which ${PAPER.exec(what)?.[0] ?? 'quote or invoice'} should I send?`, all);

function argsFor({ tool, record }: Paper, { records }: Scene): Record<string, unknown> {
  if (tool === 'send_quote') return { quote: record.id };
  if (tool === 'send_invoice') return { record: record.id };
  return { supplier: record.supplier, job: jobOfRecord(record, records)?.id };
}

/** The kind of paper that is named or was last spoken of, where none of it is shown: the tool finds the one there is. */
function spokenOf(what: string, { history }: Scene): 'send_quote' | 'send_invoice' | null {
  const texts = history.slice(-LATEST).toReversed();
  const by = (who: string) => texts.find(({ role, text }) => role === who && PAPERS.test(text))?.text;
  const said = PAPERS.test(what) ? what : (by('user') ?? by('assistant'));
  if (!said) return null;
  return /quot|estimate/i.test(said) && !/invoic|\bbill/i.test(said)
    ? 'send_quote'
    : /quot|estimate/i.test(said)
      ? null
      : 'send_invoice';
}
const LATEST = 6;
const PAPERS = /\b(?:quot\w*|estimate|invoic\w*|bill(?:ed|s)?)\b/i;

/** What was made or changed last that can be sent; else the only paper not sent yet of whom the talk is about. */
function paperMeant(what: string, to: KnownRecord | null, scene: Scene): Paper | null {
  const kind = PAPER.exec(what)?.[0];
  const all = scene.records
    .flatMap((record) => paperOf(record) ?? [])
    .filter(({ tool }) => !kind || tool === TOOL_OF(kind));
  const fits = to ? all.filter(({ record }) => isFor(record, to, scene)) : all;
  const here = scene.before.findLast(({ about }) => about && paperOf(about))?.about;
  const before = here ? paperOf(here) : null;
  if (before) return before;
  const lately = fits.find(({ record }) => isFresh(record)) ?? null;
  const touched = scene.records.find(isFresh);
  if (lately && (kind || !touched || touched.id === lately.record.id || isFor(lately.record, touched, scene)))
    return lately;
  const person = to ?? personMeant(scene);
  const open = fits.filter(
    ({ record, tool }) => tool !== 'send_order' && isOpen(record) && (!person || isFor(record, person, scene)),
  );
  if (open.length === 1) return open[0] ?? null;
  const quotes = open.filter(({ tool }) => tool === 'send_quote');
  const spoken = /\bquote|estimate\b/i.test(
    scene.history
      .slice(-6)
      .map(({ text }) => text)
      .join('\n'),
  );
  return spoken && quotes.length === 1 ? (quotes[0] ?? null) : null;
}

const TOOL_OF = (kind: string): Paper['tool'] =>
  /invoice|bill/i.test(kind) ? 'send_invoice' : /order/i.test(kind) ? 'send_order' : 'send_quote';
const isOpen = ({ status }: KnownRecord): boolean => status === 'draft' || status === 'pending' || status === 'overdue';

function paperOf(record: KnownRecord): Paper | null {
  if (record.kind === 'quote') return record.status === 'declined' ? null : { record, tool: 'send_quote' };
  if (record.kind === 'finance') return record.type === 'invoice' ? { record, tool: 'send_invoice' } : null;
  return record.kind === 'item' && record.supplier && record.status === 'pending'
    ? { record, tool: 'send_order' }
    : null;
}

/** Whether a paper is for a client or a supplier, or goes with a record of theirs. */
function isFor(record: KnownRecord, to: KnownRecord, { records }: Scene): boolean {
  if (to.kind === 'supplier') return record.supplier === to.name;
  const name = to.kind === 'client' ? to.name : (clientOf(to, records)?.name ?? to.client);
  return name !== undefined && (record.client === name || jobOfRecord(record, records)?.client === name);
}
