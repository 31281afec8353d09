import { AppError, invalid } from './errors.ts';

/** Where a status may go. Every kind of record with a status declares one; the server holds every way in to it. */
export interface StatusRules<S extends string = string> {
  /** For people: `quote`. */
  noun: string;
  /** What a new record may begin with. */
  first: readonly S[];
  /** From each status, those it may become; staying is always possible. */
  next: Readonly<Record<S, readonly S[]>>;
  /** Where a status is the last one: what can be done instead. */
  instead?: Readonly<Partial<Record<S, string>>>;
}

/** Any may follow any, and begin. */
export function anyOrder<S extends string>(noun: string, statuses: readonly S[]): StatusRules<S> {
  const next = statuses.map((from) => [from, statuses.filter((to) => to !== from)]);
  return { noun, first: statuses, next: Object.fromEntries(next) as StatusRules<S>['next'] };
}

/** The status it has and those that may follow, for whoever offers a choice. */
export const statusChoices = <S extends string>({ next }: StatusRules<S>, from: S): S[] => [from, ...next[from]];

/** Those that may become this one, itself among them. */
export const statusesBefore = ({ next }: StatusRules, to: string): string[] =>
  Object.keys(next).filter((from) => from === to || next[from]?.includes(to));

/** Throws 422 where a record cannot begin with a status. */
export function assertFirst({ noun, first }: StatusRules, status: string): void {
  if (!first.includes(status)) throw invalid('status', `A new ${noun} is ${either(first)}, not ${plain(status)}.`);
}

/** Throws 409 where a status cannot become another one, and says what can be done instead. */
export function assertNext({ noun, next, instead }: StatusRules, from: string, to: string): void {
  const open = next[from] ?? [];
  if (from === to || open.includes(to)) return;
  const now = `${/^[aeiou]/.test(from) ? 'An' : 'A'} ${plain(from)} ${noun}`;
  const message = open.length
    ? `${now} can become ${either(open)}, not ${plain(to)}.`
    : `${now} stays ${plain(from)}.${instead?.[from] ? ` ${instead[from]}` : ''}`;
  throw new AppError('status_stays', message, { errors: [{ path: 'status', message }] });
}

const plain = (status: string): string => status.replaceAll('_', ' ');
const either = (statuses: readonly string[]): string =>
  statuses
    .map(plain)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');
