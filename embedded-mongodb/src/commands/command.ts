import { toDouble } from '../bson/numbers.ts';
import { type Doc, isDoc, isNumber } from '../bson/types.ts';
import type { Collection } from '../engine/catalogue.ts';
import type { Engine } from '../engine/engine.ts';
import type { ReadContext } from '../engine/scan.ts';
import type { Steps } from '../engine/steps.ts';
import type { Task } from '../engine/task.ts';
import { badValue, notSupported, ServerError, typeMismatch } from '../errors.ts';
import type { CursorReply } from '../wire/reply.ts';

/** What a command may know of its request. */
export interface CommandContext {
  engine: Engine;
  db: string;
  command: Doc;
  connectionId: number;
  address: string;
  /** Key of the open transaction this command belongs to. */
  transaction: string | undefined;
  task: Task;
  endSessions: (lsids: unknown) => void;
  read: ReadContext;
  /** The stored bytes of a document that came in a sequence. */
  rawOf: (doc: Doc) => Buffer | undefined;
  /** Runs a change: at once inside a transaction, otherwise in the next group commit. */
  write: <Result>(work: () => Result | Steps<Result>) => Promise<Result>;
}

export type Reply = Doc | CursorReply;

export interface Command {
  /** Options beside the generic ones. Any other option is an error, so that none is silently ignored. */
  options: readonly string[];
  /** Options MongoDB has and this server does not. */
  refused?: readonly string[];
  run: (context: CommandContext) => Reply | Promise<Reply> | Steps<Reply>;
  /** May run inside a transaction. */
  inTransaction?: boolean;
  /** Changes documents or the catalogue: a transaction needs the writer for it. */
  writes?: boolean;
}
export type CommandTable = Record<string, Command>;

const GENERIC_OPTIONS: ReadonlySet<string> = new Set([
  '$db',
  'lsid',
  '$clusterTime',
  '$readPreference',
  'txnNumber',
  'autocommit',
  'startTransaction',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
]);

export function refuseUnknownOptions(
  name: string,
  { options, refused = [] }: Pick<Command, 'options' | 'refused'>,
  command: Doc,
): void {
  for (const key of Object.keys(command)) {
    if (key === name || options.includes(key) || GENERIC_OPTIONS.has(key)) continue;
    if (refused.includes(key)) throw notSupported(`The option '${key}' of ${name}`);
    throw new ServerError(40415, 'Location40415', `BSON field '${name}.${key}' is an unknown field.`);
  }
}

export const commandName = (command: Doc): string => Object.keys(command)[0] ?? '';

/** The collection a command names, which must be text. */
export function collectionName({ command }: CommandContext): string {
  const name = command[commandName(command)];
  if (typeof name !== 'string' || name === '')
    throw new ServerError(
      73,
      'InvalidNamespace',
      `collection name has invalid type or is empty: ${commandName(command)}`,
    );
  return name;
}

export const namespace = (context: CommandContext): string => `${context.db}.${collectionName(context)}`;
export const inside = ({ transaction }: CommandContext): boolean => transaction !== undefined;

export function findCollection(context: CommandContext, name = collectionName(context)): Collection | undefined {
  return context.engine.store().find(context.db, name);
}

/** Inside a write only: the collection, created when missing. */
export function ensureCollection(context: CommandContext, name = collectionName(context)): Collection {
  const { catalogue } = context.engine;
  return catalogue.find(context.db, name, true) ?? catalogue.create(context.db, name);
}

export function optionalNumber(value: unknown, name: string): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isNumber(value)) throw typeMismatch(`BSON field '${name}' is the wrong type, expected a number`);
  return Math.trunc(toDouble(value));
}

export function natural(value: unknown, name: string): number {
  const number = optionalNumber(value, name) ?? 0;
  if (number < 0)
    throw new ServerError(51024, 'Location51024', `BSON field '${name}' value must be >= 0, actual value '${number}'`);
  return number;
}

export function documentList(value: unknown, name: string): Doc[] {
  if (!Array.isArray(value) || !value.every(isDoc))
    throw typeMismatch(`BSON field '${name}' must be an array of objects`);
  if (value.length === 0)
    throw new ServerError(16, 'InvalidLength', `Write batch sizes must be between 1 and 100000. Got 0 operations.`);
  if (value.length > 100_000)
    throw new ServerError(
      16,
      'InvalidLength',
      `Write batch sizes must be between 1 and 100000. Got ${value.length} operations.`,
    );
  return value;
}

/** Text is always compared by its bytes. */
export function refuseCollation(collation: unknown): void {
  if (collation === undefined || collation === null) return;
  if (!isDoc(collation) || collation.locale !== 'simple')
    throw badValue("a collation other than {locale: 'simple'} is not supported by the embedded server");
}
