import type { KnownRecord } from '../../../../known.ts';
import { tidy } from '../../extract/gap.ts';
import { takeSupplier } from '../../extract/references.ts';
import { STREET_TYPES } from '../../lexicon/streets.ts';
import { takeRecord } from '../../records/take.ts';
import { wordsIn } from '../../records/words.ts';
import { focus, jobOfRecord, openJobsOf, type Scene } from '../scene.ts';
import { takenOut } from '../spans.ts';
import { SHOP_MARK } from './order-lines.ts';

interface JobSaid {
  record: KnownRecord | null;
  rest: string;
}
const FOR =
  /\b(?:for|on|at)\s+(?:the\s+|my\s+|our\s+)?(?:(?:mr|mrs|ms|miss|dr)\s+)?(?<who>[\p{L}\d'’][^,;.¦]{1,50})/giu;
const SAME_JOB =
  /\b(?:for|on)\s+(?:the\s+|that\s+)?same\s+(?:job|one|place)\b|\bsame job\b|\bfor (?:that|this) (?:job|one)\b/iu;

/** The job that an order is for: after "for", at the start of the message, or at its end. */
export const jobIn = (text: string, scene: Scene): JobSaid =>
  sameJob(text, scene) ??
  jobOfLabel(text, scene) ??
  jobBehindFor(text, scene) ??
  jobInFront(text, scene) ??
  lastPart(text, scene) ?? { record: null, rest: text };

/** "for the same job": the job of the last order. */
function sameJob(text: string, scene: Scene): JobSaid | null {
  const same = SAME_JOB.exec(text);
  if (!same) return null;
  const item = focus(scene, ['item']);
  const record = (item && jobOfRecord(item, scene.records)) ?? focus(scene, ['job']);
  return { record, rest: cutOut(text, same.index, same[0].length) };
}

function jobOfLabel(text: string, scene: Scene): JobSaid | null {
  const label = LABEL.exec(text);
  const job = label?.groups?.who ? jobNamed(label.groups.who, scene) : null;
  return label && job?.record && !wordsBeside(job, scene)
    ? { record: job.record, rest: text.slice(label[0].length) }
    : null;
}

function jobBehindFor(text: string, scene: Scene): JobSaid | null {
  for (const match of text.matchAll(FOR)) {
    const who = match.groups?.who ?? '';
    const found = jobNamed(who, scene);
    if (!found?.rest.trim().startsWith('¦')) continue;
    const at = match.index + match[0].length - who.length;
    const left = withoutOwner(found, scene).replace(/^[\s¦]*(?:job|place|house|site)?\b/iu, ' ');
    return {
      record: found.record,
      rest: `${text.slice(0, match.index)} ${left.replaceAll('¦', ' ')}${text.slice(at + who.length)}`,
    };
  }
  return null;
}

/** "laundry job, 3 tees": a name alone, up to the first comma. */
function jobInFront(text: string, scene: Scene): JobSaid | null {
  const first = /^(?<who>[^,:.\d]{3,40}?)(?:[,:.]\s+|\s+-\s+(?=\d))/u.exec(text);
  const found = first?.groups?.who ? jobNamed(first.groups.who, scene) : null;
  if (!first || !found || tidy(withoutOwner(found, scene).replace(BESIDE_JOB, ' '))) return null;
  return { record: found.record, rest: text.slice(first[0].length) };
}
const BESIDE_JOB = /\b(?:job|the|for|at|materials?)\b/giu;
/** "for kels strip out: 12 sheets": everything before the colon names the job. */
const LABEL = /^(?:for|on)\s+(?:the\s+)?(?<who>[^,:\n]{3,40}?)\s*:\s+/iu;
/** Words of a label that are neither the job's name nor whose it is. */
const wordsBeside = (said: JobSaid, scene: Scene): boolean =>
  wordsIn(withoutOwner(said, scene).replace(BESIDE_JOB, ' ')).some(
    ({ text }) => !said.record?.name.toLowerCase().includes(text),
  );

/** "the bathroom mr Chen", "the re roof at kelso road": the client's name and the street are not part of what is ordered. */
function withoutOwner({ record, rest }: JobSaid, { records }: Scene): string {
  const owner = record && takeRecord('client', rest, records);
  const own = owner?.record?.name === record?.client ? (owner?.rest ?? rest) : rest;
  return own.replace(STREET, ' ').replace(TITLE_LEFT, ' ');
}
const TITLE_LEFT = /(?<=[\s¦]|^)(?:mr|mrs|ms|miss|dr)\b\.?(?=\s*(?:¦|$))/giu;
const STREET = new RegExp(`^(?<lead>[\\s¦]*)at\\s+(?:\\p{L}+\\s+){1,2}(?:${STREET_TYPES.join('|')})\\b`, 'iu');

/** Turns "on the laundry order" into "for the laundry job". */
export const onItsOrder = (text: string, scene: Scene): string =>
  text.replace(/\b(?:on|onto|to|in) the (?<who>\p{L}+(?: \p{L}+)?) order\b/iu, (said, who: string) =>
    jobNamed(who, scene)?.record ? `for the ${who} job` : said,
  );

/** "traps x4 reece laundry": the job follows the shop without any "for", or stands between two commas. */
export function jobBehindShop(text: string, scene: Scene): string {
  const parts = text.split(/(?<=,)\s*/u);
  const alone = parts.findIndex((part, i) => {
    const found = i > 0 ? jobNamed(part.replace(/,$/u, ''), scene) : null;
    return found?.record && !tidy(withoutOwner(found, scene).replace(LITTLE, ' '));
  });
  if (alone > 0 && !/\bfor\b/iu.test(text))
    return parts.map((part, i) => (i === alone ? `for the ${part}` : part)).join(' ');
  const match = /^(?<order>.+\s)(?<who>\p{L}+(?:\s\p{L}+)?)[\s.!]*$/u.exec(text)?.groups;
  if (!match?.order || !match.who || /\bfor\b/iu.test(text)) return text;
  const whole = [match, { order: `${match.order}${match.who.split(' ')[0]} `, who: match.who.split(' ')[1] ?? '' }];
  const fits = whole.find(({ order = '', who = '' }) => {
    const found = who ? jobNamed(who, scene) : null;
    return found?.record && !tidy(found.rest) && atTheEndOf(order.trim(), scene.records);
  });
  return fits ? `${fits.order}for the ${fits.who}` : text;
}
const LITTLE = /\b(?:job|the|for|at|place|in|on|of|and|up)\b/giu;

/** "3 tees and a tube of glue, grahams rough in": the job is named at the end. */
function lastPart(text: string, scene: Scene): JobSaid | null {
  const match = /^(?<order>.+\S)\s*[,.;-]\s*(?<who>[^,.;]{3,40})$/su.exec(text);
  const found = match?.groups?.who ? jobNamed(match.groups.who, scene) : null;
  const rest = found?.record ? withoutOwner(found, scene) : '';
  return match?.groups?.order && found?.record && !tidy(rest.replace(LITTLE, ' '))
    ? { record: found.record, rest: match.groups.order }
    : null;
}

function jobNamed(who: string, { records }: Scene): JobSaid | null {
  const found = takeRecord('job', who, records, { byClient: true });
  if (found?.record) return { record: found.record, rest: found.rest };
  const client = takeRecord('client', who, records);
  const [only, ...others] = client?.record ? openJobsOf(client.record, records) : [];
  return client && only && !others.length ? { record: only, rest: client.rest } : null;
}

const cutOut = (text: string, at: number, length: number): string => `${text.slice(0, at)} ${text.slice(at + length)}`;

/** The shop: after "from", in a part of its own, or as the last words. A shop that is not on file is kept by the name it was given. */
export function shopIn(text: string, scene: Scene): { reference?: string; known: boolean; rest: string } {
  const from = takeSupplier(text) ?? firstShop(text);
  if (from) {
    const found = takeRecord('supplier', from.value, scene.records);
    const more = found
      ? null
      : /^[\s¦]*and (?<name>\p{L}+)\s*(?=[,;.]|$)/iu.exec(from.rest.slice(from.rest.indexOf('¦') + 1));
    if (more?.groups?.name)
      return {
        reference: `${from.value} and ${more.groups.name}`,
        known: true,
        rest: from.rest.replace('¦', `${SHOP_MARK},`).replace(more[0], ' '),
      };
    const reference = found?.reference ?? from.value;
    const plain = found !== null || !/^(?:the|a|my|our|his|her|here|there|it|that|this)\b/iu.test(from.value);
    const place = found
      ? null
      : /^\s*(?<place>(?:at|in|over at|down at) (?:the )?\p{L}+(?: \p{L}+){0,2})\s*$/iu.exec(
          from.rest.slice(from.rest.indexOf('¦') + 1),
        );
    if (place?.groups?.place)
      return {
        reference: `${reference} ${place.groups.place}`,
        known: true,
        rest: from.rest.slice(0, from.rest.indexOf('¦')),
      };
    if (plain) return { reference, known: true, rest: from.rest.replaceAll('¦', `${SHOP_MARK},`) };
  }
  const parts = text.split(/(?<=[,.;:])\s+|\s+(?=-\s)|(?<=\s-)\s+/u);
  for (const said of parts) {
    const part = said.replace(HAS_THEM, '');
    const found = takeRecord('supplier', part, scene.records);
    if (found?.record && !tidy(found.rest))
      return { reference: found.reference, known: true, rest: text.replace(said, ' ').replace(/^[\s-]+/u, '') };
  }
  return atTheEnd(text, scene) ?? { known: false, rest: text };
}

/** "MMEM has them". */
const HAS_THEM =
  /\s+(?:has|have|had|got|has got|stocks?|sells?|do|does|carry|carries)\s+(?:them|it|em|those|that|some|both|all)(?:\s+in(?: stock)?)?(?=[\s.,;!]*$)/iu;

function firstShop(text: string) {
  const match =
    /^(?:from|off|at)\s+(?<shop>[\p{L}\d'&]+(?: \p{L}+)?)[\s,:]+(?:we|i|get|grab|order|need)\s+(?:need\s+)?/iu.exec(
      text,
    );
  return match?.groups?.shop ? { value: match.groups.shop, rest: text.slice(match[0].length) } : null;
}

/** Words of shop names that are also things they sell. */
const GENERIC =
  /^(?:the )?(?:tiles?|timber|steel|paints?|plumbing|electrical|roofing|hardware|bricks?|sand|soil|concrete|glass|stone|metals?|gas|fencing|pools?|pipes?|flooring|doors?|windows?|supplies|trade|centre)$/iu;

/** "12 sheets 10mm bunnings mon": the shop's name follows everything else. */
function atTheEnd(text: string, { records }: Scene) {
  for (const part of text.split(/(?<=[,.;:])/u)) {
    const end = atTheEndOf(part.replace(/[,.;:]$/u, ''), records);
    if (end) return { ...end, rest: text.replace(part, () => `${end.rest}, `) };
  }
  return null;
}

function atTheEndOf(text: string, records: readonly KnownRecord[]) {
  const found = takeRecord('supplier', text, records);
  if (!found?.record) return null;
  const spans = takenOut(text, found.rest);
  const [only, ...others] = spans;
  const said = only ? text.slice(only.start, only.end).trim() : '';
  if (!only || others.length || GENERIC.test(said) || wordsIn(text.slice(only.end)).length > 0) return null;
  return { reference: found.reference, known: true, rest: text.slice(0, only.start) };
}
