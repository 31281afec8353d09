import { AppError, isChangedMeanwhile } from '@smoko/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api, errorText, isSignedOut } from '../api.ts';
import { recordKeys } from '../records/table.ts';
import { upload } from '../upload.ts';
import { editedOf, isObject } from './cached-records.ts';
import { inTime } from './in-time.ts';
import type { CallItem, Item, MessageItem } from './items.ts';
import { waitable } from './waitable.ts';
import { isUnreachable } from './waiting.ts';

/** Says a kept message; gives the conversation that it began, if it began one. Throws AppError. */
export type SendMessage = (client: QueryClient, item: MessageItem) => Promise<string | null>;

export interface Owner {
  client: QueryClient;
  userId: string;
  sendMessage: SendMessage | null;
}

/** What became of one try. */
export type Outcome =
  | { is: 'sent'; answer: unknown }
  /** Changed in place, to be sent again at once, or left to its owner. */
  | { is: 'changed'; item: Item }
  | { is: 'later'; ms: number | null; item: Item }
  /** Nobody is signed in any more, or somebody else is. */
  | { is: 'not ours' };

/** An answer is kept for eight days: what may have arrived before that would be done again. */
const SURE_MS = 7 * 86_400_000;
const MOST_FAILURES = 4;

export async function sendItem(owner: Owner, item: Item): Promise<Outcome> {
  if (item.sentAt !== null && Date.now() - item.sentAt > SURE_MS) {
    const trouble = 'It was on its way more than a week ago, and may have arrived then. Have a look first.';
    return { is: 'changed', item: { ...item, state: 'refused', trouble } };
  }
  try {
    return { is: 'sent', answer: await attempt(owner, item) };
  } catch (error) {
    if (isChangedMeanwhile(error) && item.kind === 'call') return meet(item);
    return outcomeOf(error, item);
  }
}

async function attempt({ client, sendMessage }: Owner, item: Item): Promise<unknown> {
  if (item.kind === 'upload') {
    const { path, file, fields, key } = item;
    return upload({ path, file, fields, key, signal: new AbortController().signal, onProgress: () => undefined });
  }
  if (item.kind === 'message') {
    if (!sendMessage) throw new AppError('unavailable', 'The conversation is not ready yet.');
    return sendMessage(client, item);
  }
  const how = waitable(item.operation, item.input);
  if (!how)
    throw new AppError('invalid', 'This was kept by another version of Smoko. Do it again, then throw this away.');
  const made: unknown = await inTime((signal) =>
    api.call(how.operation, item.input, { idempotencyKey: item.key, signal }),
  );
  if (hasId(made)) client.setQueryData(recordKeys.one(item.table, made.id), made);
  return made;
}

export const hasId = (value: unknown): value is { id: string; version?: number } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

function outcomeOf(error: unknown, item: Item): Outcome {
  if (isSignedOut(error)) return { is: 'not ours' };
  const known = error instanceof AppError ? error : null;
  const ms = known?.retryAfter ? known.retryAfter * 1_000 : null;
  // the same request is still being worked on, or it was a lot at once
  if (isUnreachable(error) || ms !== null) return { is: 'later', ms, item };
  const failures = item.failures + 1;
  if ((!known || known.status >= 500) && failures < MOST_FAILURES)
    return { is: 'later', ms: null, item: { ...item, failures } };
  return { is: 'changed', item: { ...item, failures: 0, state: 'refused', trouble: errorText(error) } };
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

type Fields = Readonly<Record<string, unknown>>;

/** The record as it is now, with the version to change it by. */
export async function theirsOf(item: CallItem): Promise<Fields> {
  const how = waitable(item.operation, item.input);
  if (!how) throw new AppError('not_found', 'That record could not be found.');
  const theirs: unknown = await inTime((signal) => api.call(how.get, { id: item.recordId }, { signal }));
  return isObject(theirs) ? theirs : {};
}

/** The record was changed meanwhile. Where nobody touched these fields nothing is overwritten; else its owner chooses. */
async function meet(item: CallItem): Promise<Outcome> {
  try {
    const theirs = await theirsOf(item);
    const edited = editedOf(item.input);
    if (Object.entries(edited).every(([name, value]) => same(value, theirs[name])))
      return { is: 'sent', answer: theirs };
    const { seen } = item;
    const untouched = seen !== null && Object.keys(edited).every((name) => same(seen[name], theirs[name]));
    return { is: 'changed', item: untouched ? onto(item, theirs, edited) : { ...item, state: 'clash' } };
  } catch (error) {
    return outcomeOf(error, item);
  }
}

/** The same edit of the record as it is now: another request, so with a key of its own. */
export const onto = (item: CallItem, theirs: Fields, edited: Fields): CallItem => ({
  ...item,
  input: { ...edited, id: item.recordId, version: theirs.version },
  seen: Object.fromEntries(Object.keys(edited).map((name) => [name, theirs[name]])),
  key: crypto.randomUUID(),
  state: 'waiting',
  sentAt: null,
  trouble: null,
});
