import { dayAndTime, money, plain } from './format.ts';

type Show = (value: unknown) => string;
const text: Show = (value) => String(value);
export const show = {
  text,
  money: (value: unknown) => money(Number(value)),
  day: (value: unknown) => dayAndTime(String(value), null) ?? '',
  plain: (value: unknown) => plain(String(value)),
  /** Of a client, a supplier or a job, what it goes by. */
  named: (value: unknown) => {
    const { name, job_name } = value as { name?: string; job_name?: string };
    return name ?? job_name ?? '';
  },
};

/** How one field is told: its name for people and how its value reads. */
export type FieldWords = Record<string, [label: string, show: Show]>;

/** "status completed (was pending), date Fri 4 Dec 2026": what an update changed, from the stored records. */
export function changeWords(before: object, after: object, fields: FieldWords): string {
  const was = before as Record<string, unknown>;
  const is = after as Record<string, unknown>;
  const told = Object.entries(fields).flatMap(([field, [label, say]]) => {
    if (JSON.stringify(was[field]) === JSON.stringify(is[field])) return [];
    if (empty(is[field])) return [`${label} cleared`];
    const old = empty(was[field]) ? '' : ` (was ${say(was[field])})`;
    return [`${label} ${say(is[field])}${old.length > 80 ? '' : old}`];
  });
  return told.length ? told.join(', ') : 'nothing changed';
}

/** The same before it is done, for an approval: what the call would set. */
export function plannedWords(patch: object, fields: FieldWords): string[] {
  return Object.entries(patch)
    .filter(([field]) => fields[field])
    .map(([field, value]) => {
      const [label, say] = fields[field] ?? [field, text];
      return `${label}: ${empty(value) ? 'cleared' : say(value)}`;
    });
}

const empty = (value: unknown) => value === null || value === undefined || value === '';

/** Leaves out what was not given, so that an update touches only what was asked for. */
export function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const kept: { [K in keyof T]?: Exclude<T[K], undefined> } = {};
  for (const name in fields) {
    const value = fields[name];
    if (isGiven(value)) kept[name] = value;
  }
  return kept;
}
const isGiven = <V>(value: V): value is Exclude<V, undefined> => value !== undefined;

/** Only the useful fields, for the model: no empty ones. */
export function compact(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !empty(value)));
}

/** What notes become: replaced, or a line added to what may be empty; undefined where nothing is said of them. */
export const notesOf = (old: string | null, said: { notes?: string | undefined; add_note?: string | undefined }) =>
  said.notes ?? (said.add_note === undefined ? undefined : appended(old, said.add_note));

/** Adds a line to notes that may be empty. */
export const appended = (old: string | null, more: string): string => (old ? `${old}\n${more}` : more);
