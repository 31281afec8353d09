import type { KnownRecord } from '../../../../known.ts';
import { takeSupplier } from '../../extract/references.ts';
import { sentenceCase, tidy } from '../../extract/gap.ts';
import { takeRecord } from '../../records/take.ts';
import { wordsIn } from '../../records/words.ts';
import { type Act, act } from '../act.ts';
import { dayMeant } from '../days.ts';
import { blanked, takenOut } from '../spans.ts';
import { focus, jobOfRecord, openJobsOf, type Piece, type Scene } from '../scene.ts';
import { isTalk, PASTED } from './talk-beside.ts';
import { AROUND, DELIVERED, HEAD, NUMBER, UNIT, VERB_INSIDE, VERB_LAST } from './order-words.ts';
import { isThing, linesOf, type OrderLine, SHOP_MARK } from './order-lines.ts';
import { withPricesMarked } from './order-prices.ts';
import { ofBefore } from './order-same.ts';

/** Other things are asked for in the same words. */
const OTHER =
  /\b(?:remind|reminder|don'?t let me forget|invoice|bill|quote|text|e-?mail|message|ring|call|tell|task|to-?do|book(?:ed)?|new (?:client|job|customer|supplier)|paid|spent|owes?|cancel|delete|scrap|get rid of|instead of|turned up|arrived|rocked up|get (?:him|her|them|the \w+(?: \w+)?) to|go ahead|accepted|gst)\b/iu;
const COUNTED = new RegExp(`\\b(?:${NUMBER})\\s*(?:${UNIT})\\b|\\b\\d+\\s*x\\s`, 'iu');
const LIKE_ORDER = new RegExp(`\\b(?:an?|some|another|more|${NUMBER})\\b`, 'iu');
/** "get" and "need" ask for much else besides. */
const WEAK = /^(?:(?:and|so|oh|also|can you|could you|i|we|please|just|ok)[\s,]+)*(?:get|need|needs|i need|we need|put|add|pick|chuck|throw|whack|bung|stick|pop|hire|have|short|low|out)\b/iu;

/** "order 4 box tiles and 9 bags glue from Stratco", "board 6 piece, hinge 18. order": lines of the order list. */
export function orderNew(piece: Piece, scene: Scene): readonly Act[] | null {
  const { text } = piece;
  if (OTHER.test(text) || PASTED.test(text) || /\?\s*$/.test(text) || piece.values.phone || piece.values.email || piece.values.address)
    return null;
  const said = parted(text);
  const first = said.before === '' ? null : lead(said.before, scene);
  if (said.before !== '' && !first) return null;
  const own = jobIn(said.order, scene);
  const job = own.record ? own : { record: first?.job ?? null, rest: own.rest };
  const there = shopIn(job.rest, scene);
  const shop = there.known ? there : { reference: first?.shop, known: first?.shop !== undefined, rest: there.rest };
  const priced = withPricesMarked(withoutDays(shop.rest, piece, text));
  const lines = linesOf(priced.replace(AROUND, ' ').replace(/\s+/g, ' '));
  if (!lines || !isOrder(said, lines, shop.known, job.record !== null || goesOn(scene), text)) return null;
  const about = job.record ?? said.job(scene);
  const day = piece.values.days.at(-1);
  const delivery = day && dayMeant(day, scene.facts.today, about?.date, false);
  if (piece.values.days.length > 1 || delivery === null) return null;
  const all = { start: 0, end: text.length };
  const acts: Act[] = [];
  for (const line of lines) {
    const args = argsOf(line, scene, about);
    if (!args) return null;
    acts.push(
      act(
        'create_procurement_item',
        {
          ...args,
          supplier: (line.shop ? shop.reference : undefined) ?? args.supplier,
          job: about?.id ?? args.job,
          delivery_date: delivery,
          notes: said.note,
        },
        null,
        [all],
      ),
    );
  }
  return acts;
}

/** What stands before the verb: where it is for or from, or talk; null where it is something else. */
function lead(text: string, scene: Scene): { job: KnownRecord | null; shop: string | undefined } | null {
  const job = jobIn(text, scene);
  const shop = shopIn(job.rest, scene);
  return isTalk(shop.rest) ? { job: job.record, shop: shop.reference } : null;
}

interface Parted {
  /** What is said before the verb. */
  before: string;
  order: string;
  verb: 'strong' | 'weak' | null;
  /** What was told before it, where that is more than talk. */
  note: string | undefined;
  job: (scene: Scene) => KnownRecord | null;
}

/** The order itself, without the verb, and what is said before it. */
function parted(text: string): Parted {
  const label = text.replace(/^\p{L}{1,2}:\s*/u, '').replace(/^(?:(?:sarah|jerry)(?: love| mate)?|and|also|plus|oh)[\s,]+/iu, '');
  const head = HEAD.exec(label);
  const none = { before: '', note: undefined, job: () => null };
  if (head) return { ...none, order: label.slice(head[0].length), verb: WEAK.test(head[0]) ? 'weak' : 'strong' };
  const last = VERB_LAST.exec(label);
  if (last) return { ...behindTold(label.slice(0, last.index)), verb: 'strong' };
  const inside = VERB_INSIDE.exec(label)?.groups;
  if (inside?.order) return { ...parted(inside.order), before: inside.before ?? '' };
  return { ...none, order: label, verb: null };
}

/** "Peter wardrobe door colour he choose Walnut. board 6 piece": what is told of the job first is kept with the order. */
function behindTold(text: string): Omit<Parted, 'verb'> {
  const match = /^(?<told>[^.!]{12,90})[.!]\s+(?<order>.+)$/su.exec(text);
  const told = match?.groups?.told ?? '';
  if (!match || !/\b(?:he|she|they|is|want|wants|cho(?:o)?se|picked|colour|like)\b/iu.test(told))
    return { before: '', order: text, note: undefined, job: () => null };
  const job = (scene: Scene) => takeRecord('job', told, scene.records, { byClient: true })?.record ?? null;
  return { before: '', order: match.groups?.order ?? '', note: sentenceCase(tidy(told)), job };
}

function isOrder(
  { verb, note }: Parted,
  lines: readonly OrderLine[],
  shop: boolean,
  placed: boolean,
  text: string,
): boolean {
  const counted = lines.filter(({ quantity }) => quantity !== undefined).length;
  if (note && !counted) return false;
  if (verb === 'strong') return counted > 0 || shop || LIKE_ORDER.test(text) || lines.length === 1;
  if (verb === 'weak') return (counted > 0 || shop) && LIKE_ORDER.test(text);
  if (!counted) return false;
  const again = lines.some((line) => line.again);
  if (!shop && lines.some(({ quantity = 1, unit }) => quantity > 200 && !unit)) return false;
  return (shop || again || (placed && COUNTED.test(text))) && (counted === lines.length || shop || again);
}

/** Something was ordered just before. */
const goesOn = ({ records }: Scene): boolean => records.some(({ kind, lately, earlier }) => kind === 'item' && lately && !earlier);

/** What goes into a line; null where it is more of something that nobody can tell. */
function argsOf(line: OrderLine, scene: Scene, job: KnownRecord | null) {
  const before = line.again ? ofBefore(line, scene) : null;
  if (line.again && !before && !isThing(line.name)) return null;
  const unit = line.unit && !/^(?:each|pieces?|pcs?|units?)$/i.test(line.unit) ? ` (${line.unit})` : '';
  if (!before) return { item_name: `${line.name}${unit}`, quantity: line.quantity, unit_price: line.price };
  return {
    item_name: before.name,
    quantity: line.quantity,
    unit_price: line.price,
    supplier: before.supplier,
    job: job ? undefined : jobOfRecord(before, scene.records)?.id,
  };
}

interface JobSaid {
  record: KnownRecord | null;
  rest: string;
}
const FOR = /\b(?:for|on|at)\s+(?:the\s+|my\s+|our\s+)?(?<who>[\p{L}\d'’][^,;.¦]{1,50})/giu;
const SAME_JOB = /\b(?:for|on)\s+(?:the\s+|that\s+)?same\s+(?:job|one|place)\b|\bsame job\b|\bfor (?:that|this) (?:job|one)\b/iu;

/** The job that it is for: behind "for", or what the message begins with. */
function jobIn(text: string, scene: Scene): JobSaid {
  const same = SAME_JOB.exec(text);
  if (same) {
    const item = focus(scene, ['item']);
    const job = (item && jobOfRecord(item, scene.records)) ?? focus(scene, ['job']);
    return { record: job, rest: cutOut(text, same.index, same[0].length) };
  }
  for (const match of text.matchAll(FOR)) {
    const who = match.groups?.who ?? '';
    const found = jobNamed(who, scene);
    if (!found || !found.rest.trim().startsWith('¦')) continue;
    const at = match.index + match[0].length - who.length;
    const left = found.rest.replace(/^[\s¦]*(?:job|place|house|site)?\b/iu, ' ');
    return { record: found.record, rest: `${text.slice(0, match.index)} ${left.replaceAll('¦', ' ')}${text.slice(at + who.length)}` };
  }
  const first = /^(?<who>[^,:.\d]{3,40})[,:.]\s+/u.exec(text);
  const found = first?.groups?.who ? jobNamed(first.groups.who, scene) : null;
  if (first && found && !tidy(found.rest.replace(/\b(?:job|the|for|at|materials?)\b/giu, ' ')))
    return { record: found.record, rest: text.slice(first[0].length) };
  return { record: null, rest: text };
}

function jobNamed(who: string, { records }: Scene): JobSaid | null {
  const found = takeRecord('job', who, records, { byClient: true });
  if (found?.record) return { record: found.record, rest: found.rest };
  const client = takeRecord('client', who, records);
  const [only, ...others] = client?.record ? openJobsOf(client.record, records) : [];
  return client && only && !others.length ? { record: only, rest: client.rest } : null;
}

const cutOut = (text: string, at: number, length: number): string => `${text.slice(0, at)} ${text.slice(at + length)}`;

/** Where it is bought: behind "from", a part by itself, or the last words. An unknown shop is kept as it is called. */
function shopIn(text: string, scene: Scene): { reference?: string; known: boolean; rest: string } {
  const from = takeSupplier(text) ?? firstShop(text);
  if (from) {
    const found = takeRecord('supplier', from.value, scene.records);
    const more = found ? null : /^[\s¦]*and (?<name>\p{L}+)\s*(?=[,;.]|$)/iu.exec(from.rest.slice(from.rest.indexOf('¦') + 1));
    if (more?.groups?.name)
      return {
        reference: `${from.value} and ${more.groups.name}`,
        known: true,
        rest: from.rest.replace('¦', `${SHOP_MARK},`).replace(more[0], ' '),
      };
    const reference = found?.reference ?? from.value;
    const plain = found !== null || !/^(?:the|a|my|our|his|her|here|there|it|that|this)\b/iu.test(from.value);
    if (plain) return { reference, known: true, rest: from.rest.replaceAll('¦', `${SHOP_MARK},`) };
  }
  const parts = text.split(/(?<=[,.;:])\s+/u);
  for (const part of parts) {
    const found = takeRecord('supplier', part, scene.records);
    if (found?.record && !tidy(found.rest))
      return { reference: found.reference, known: true, rest: text.replace(part, ' ') };
  }
  return atTheEnd(text, scene) ?? { known: false, rest: text };
}

function firstShop(text: string) {
  const match = /^(?:from|off|at)\s+(?<shop>[\p{L}\d'&]+(?: \p{L}+)?)[\s,:]+(?:we|i|get|grab|order|need)\s+(?:need\s+)?/iu.exec(text);
  return match?.groups?.shop ? { value: match.groups.shop, rest: text.slice(match[0].length) } : null;
}

/** Words of shops that are what they sell. */
const GENERIC =
  /^(?:the )?(?:tiles?|timber|steel|paints?|plumbing|electrical|roofing|hardware|bricks?|sand|soil|concrete|glass|stone|metals?|gas|fencing|pools?|pipes?|flooring|doors?|windows?|supplies|trade|centre)$/iu;

/** "12 sheets 10mm bunnings mon": its words stand together behind everything else. */
function atTheEnd(text: string, { records }: Scene) {
  const found = takeRecord('supplier', text, records);
  if (!found?.record) return null;
  const spans = takenOut(text, found.rest);
  const [only, ...others] = spans;
  const said = only ? text.slice(only.start, only.end).trim() : '';
  if (!only || others.length || GENERIC.test(said) || wordsIn(text.slice(only.end)).length > 0) return null;
  return { reference: found.reference, known: true, rest: text.slice(0, only.start) };
}

/** The text without the days and what leads up to them. */
function withoutDays(text: string, { values }: Piece, whole: string): string {
  const days = values.days.map(({ start, end }) => whole.slice(start, end));
  if (values.time?.value.time) days.push(...values.time.spans.map(({ start, end }) => whole.slice(start, end)));
  let rest = text;
  let cut = false;
  for (const day of days) {
    const at = rest.indexOf(day);
    if (at < 0) continue;
    const lead = /(?:\b(?:for|by|on|at|to|this|next|coming|before|until)\s+)*$/iu.exec(rest.slice(0, at))?.[0].length ?? 0;
    rest = blanked(rest, [{ start: at - lead, end: at + day.length }]);
    cut = true;
  }
  return cut ? rest.replace(DELIVERED, ' ') : rest;
}
