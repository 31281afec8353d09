import type { DraftCard, Field } from '@smoko/contract';
import type { KnownRecord } from '../../../known.ts';
import { dayMeant } from '../acts/days.ts';
import { placesOf, saysReach } from '../acts/found.ts';
import { onlyJobOf } from '../acts/scene.ts';
import { blanked, type Span, takenOut } from '../acts/spans.ts';
import { type Values, valueSpans, valuesIn } from '../acts/values.ts';
import type { Talk } from '../dialogue/talk.ts';
import { type Money, takeBareAmount, takeExpectedAmount, takeMoney } from '../extract/money.ts';
import {
  ADDS_WORDS,
  AMENDS_AFTER,
  AROUND_VALUES,
  MAKES_IT,
  NAMED_NOW,
  NOT_THAT,
  REFUSES_PART,
} from '../lexicon/card-words.ts';
import { opens } from '../lexicon/openers.ts';
import { linesAmended, linesOf } from './card-lines.ts';

/** What is different in a draft: its fields as they should be, and the record that is meant instead. */
export interface CardAmended {
  id: string;
  fields: Record<string, unknown>;
  recordId?: string;
}
interface Open {
  card: DraftCard;
  /** Of the turn just before. */
  fresh: boolean;
}

/** Characters; who says more asks for something of its own. */
const LONGEST = 160;

/**
 * "make it monday 9am", "that's for Lorraine not Mick", "the name should just be ...": what a few words after a draft make
 * of it. Null where they are about something else, or about one of several.
 */
export function cardAmended(text: string, open: readonly Open[], talk: Talk): CardAmended | null {
  const [one, ...more] = open.filter(({ fresh }) => fresh);
  if (!one || more.length || text.length > LONGEST || text.includes('?')) return null;
  const { card } = one;
  const said = text.replace(AMENDS_AFTER, '').replace(/[\s.!]+$/u, '');
  if (said === '') return null;
  const refuses = REFUSES_PART.test(text);
  const lines = linesOf(card);
  const amended = lines && linesAmended(said, card, lines);
  if (amended) return { id: card.id, fields: amended };
  const other = reworded(said, card) ?? withValues(said, card, refuses, talk);
  // what it comes to follows from its lines
  return lines && other && 'amount' in other.fields ? null : other;
}

/** Its name, or more words on it. */
function reworded(said: string, card: DraftCard): CardAmended | null {
  const name = NAMED_NOW.exec(said)?.groups?.name?.replace(/^["“']|["”'.]+$/gu, '');
  const title = card.form.find(({ kind, required }) => kind === 'text' && required);
  if (name && title && card.op === 'create') return { id: card.id, fields: { [title.name]: capital(name) } };
  const more = ADDS_WORDS.exec(said)?.groups?.said;
  return more && !/\d/.test(more) ? withWords(card, more) : null;
}

/** What it says already, with more. */
function withWords(card: DraftCard, more: string, fields: Record<string, unknown> = {}): CardAmended | null {
  const field = card.form.find(({ kind, name }) => kind === 'text' && /description|notes$/.test(name));
  if (!field) return null;
  const before = card.fields[field.name];
  const words = typeof before === 'string' && before ? `${before}\n${capital(more)}` : capital(more);
  return { id: card.id, fields: { ...fields, [field.name]: words } };
}

function withValues(said: string, card: DraftCard, refuses: boolean, talk: Talk): CardAmended | null {
  const change = changeIn(said, card, refuses, talk);
  if (!change) return null;
  const { fields, whom, over } = change;
  if (!over.length)
    return {
      id: card.id,
      fields: { ...fields, ...whom?.fields },
      ...(whom?.recordId ? { recordId: whom.recordId } : {}),
    };
  // "make it $220 callout, ill need 2 hrs": what else is said of it is kept with it
  const words = MAKES_IT.test(said) && whom === null && over.length <= MOST_WORDS ? beside(said) : null;
  return words ? withWords(card, words, fields) : null;
}

interface Change {
  /** Other values. */
  fields: Record<string, unknown>;
  /** Another record that it is for. */
  whom: MeantFor | null;
  /** Words that say neither. */
  over: readonly string[];
}
/** What is to be changed of a draft; null for nothing, and for a request of its own. */
function changeIn(said: string, card: DraftCard, refuses: boolean, talk: Talk): Change | null {
  const told = said.replace(NOT_THAT, (out) => ' '.repeat(out.length));
  const values = valuesIn(told, talk);
  if (saysReach(values) || values.days.length > 1) return null;
  const left = blanked(told, valueSpans(values));
  const money = moneyIn(left, card, MAKES_IT.test(said) || refuses);
  const fields = valuesFor(card, told, values, money?.value, talk);
  if (fields === null) return null;
  const whom = meantFor(card, values, talk.records);
  if (whom === null && !Object.keys(fields).length) return null;
  const names = whom === null ? ownSpans(card, values) : placesOf(...Object.values(values.named));
  if (!refuses && isOwnRequest(said, whom, names)) return null;
  const over = blanked(left, [...(money?.spans ?? []), ...names])
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter((word) => word && !AROUND_VALUES.has(word.toLowerCase()));
  return { fields, whom, over };
}

/**
 * "set the date of the cylinder job to monday" is asked in full: what it comes to takes the draft's place. "and the
 * deck monday" names another record, and not what the draft is for.
 */
const isOwnRequest = (said: string, whom: MeantFor | null, names: readonly Span[]): boolean =>
  whom === null ? opens(said) && names.length > 0 : !/\bfor\b/iu.test(said);
const MOST_WORDS = 8;
/** What stands behind the first clause; asked for it would be something of its own. */
function beside(said: string): string | null {
  const [, ...more] = said.split(/\s*,\s*|\s+and\s+/u);
  const words = more.join(', ');
  return words && !/^(?:send|text|email|tell|order|book|invoice|quote|remind|add|put|move|ring|call)\b/iu.test(words)
    ? words
    : null;
}

/** The name of the record that a draft is about says nothing new. */
function ownSpans({ record_id, fields }: DraftCard, { named }: Values): Span[] {
  const own = new Set([record_id, ...Object.values(fields)]);
  return Object.values(named).flatMap(({ value, spans }) =>
    value.record && own.has(value.record.id) ? [...spans] : [],
  );
}

function moneyIn(text: string, { form, fields }: DraftCard, expected: boolean): { value: Money; spans: Span[] } | null {
  const [field] = form.filter(({ kind }) => kind === 'money');
  if (!field) return null;
  const plain =
    takeMoney(text) ?? (expected && field.name in fields ? (takeBareAmount(text) ?? takeExpectedAmount(text)) : null);
  return plain && plain.value.gst !== 'plus' ? { value: plain.value, spans: takenOut(text, plain.rest) } : null;
}

/** Null where a value has no field to go into, or may go into several. */
function valuesFor(
  card: DraftCard,
  said: string,
  { days, time }: Values,
  money: Money | undefined,
  { facts }: Talk,
): Record<string, unknown> | null {
  const fields: Record<string, unknown> = {};
  const put = (kind: Field['kind'], value: unknown) => {
    const field = fieldOf(card, kind, said);
    if (field) fields[field.name] = value;
    return field !== null;
  };
  const [day] = days;
  if (day) {
    const field = fieldOf(card, 'date', said);
    const before = field ? card.fields[field.name] : undefined;
    const date = dayMeant(day, facts.today, typeof before === 'string' ? before : undefined, true);
    if (!date || !put('date', date)) return null;
  }
  if (time && (!time.value.time || !put('time', time.value.time))) return null;
  if (money && !put('money', money.dollars)) return null;
  return fields;
}

/** The field of a kind that is named, that holds a value already, or that is the only one. */
function fieldOf({ form, fields }: DraftCard, kind: Field['kind'], said: string): Field | null {
  const fitting = form.filter((field) => field.kind === kind);
  const named = fitting.filter(
    ({ label }) => new RegExp(`\\b${label.split(' ')[0]}\\b`, 'iu').test(said) && label.includes(' '),
  );
  const held = fitting.filter(({ name }) => name in fields);
  for (const some of [named, held, fitting]) {
    const [only, ...others] = some;
    if (only && !others.length) return only;
  }
  return fitting.find(({ name }) => USUAL.includes(name)) ?? null;
}
/** Of several the one that people mean: "due monday", "delivered friday". */
const USUAL = ['due_date', 'delivery_date'];

interface MeantFor {
  fields: Record<string, unknown>;
  recordId?: string;
}
/** Whom or which job it is for, where somebody or something on file is named that it does not hold yet. */
function meantFor(card: DraftCard, { named }: Values, records: readonly KnownRecord[]): MeantFor | null {
  const [job, client] = [named.job?.value.record, named.client?.value.record];
  const holds = (name: string) => card.form.some((field) => field.name === name);
  if (card.op === 'update') {
    const other = card.entity === 'projects' ? (job ?? (client ? onlyJobOf(client, records) : null)) : null;
    return other && other.id !== card.record_id ? { fields: {}, recordId: other.id } : null;
  }
  if (job && holds('project_id') && card.fields.project_id !== job.id) return { fields: { project_id: job.id } };
  if (!client || !holds('client_id') || card.fields.client_id === client.id) return null;
  // the job was the other one's
  return { fields: { client_id: client.id, ...(card.fields.project_id ? { project_id: null } : {}) } };
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
