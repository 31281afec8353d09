import { toDouble } from '../bson/numbers.ts';
import { type Doc, isDoc, isNumber } from '../bson/types.ts';
import type { Collection } from '../engine/catalogue.ts';
import type { Connection } from '../engine/connection.ts';
import type { Engine } from '../engine/engine.ts';
import type { ReadContext } from '../engine/scan.ts';
import { badValue, ServerError, typeMismatch } from '../errors.ts';
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
  read: ReadContext;
  /** The stored bytes of a document that came in a sequence. */
  rawOf: (doc: Doc) => Buffer | undefined;
  /** Runs a change: at once inside a transaction, otherwise in the next group commit. */
  write: <Result>(work: () => Result) => Promise<Result>;
}

export type Reply = Doc | CursorReply;

export interface Command {
  /** Options beside the generic ones. Any other option is an error, so that none is silently ignored. */
  options: readonly string[];
  run: (context: CommandContext) => Reply | Promise<Reply>;
  /** May run inside a transaction. */
  inTransaction?: boolean;
}
export type CommandTable = Record<string, Command>;

export const GENERIC_OPTIONS: ReadonlySet<string> = new Set([
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
  return context.engine.catalogue.find(context.db, name, inside(context));
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

export const letVariables = (value: unknown): Doc => ({ NOW: new Date(), ...(isDoc(value) ? value : {}) });
export const readerOf =
  (engine: Engine, isInside: boolean): (() => Connection) =>
  () =>
    engine.source(isInside);
