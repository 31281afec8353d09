import { toDouble } from '../bson/numbers.ts';
import { type Doc, isDoc, isNumber } from '../bson/types.ts';
import type { Engine } from '../engine/engine.ts';
import { ServerError } from '../errors.ts';
import {
  type Command,
  type CommandContext,
  commandName,
  GENERIC_OPTIONS,
  optionalNumber,
  type Reply,
  readerOf,
} from './command.ts';
import { COMMANDS } from './table.ts';
import type { Transactions } from './transactions.ts';

export interface Caller {
  connectionId: number;
  address: string;
  rawOf: (doc: Doc) => Buffer | undefined;
}

/** Runs one command: checks its options, finds its transaction, and gives it what it needs. */
export async function dispatch(
  engine: Engine,
  transactions: Transactions,
  command: Doc,
  caller: Caller,
): Promise<Reply> {
  const name = commandName(command);
  const inTransaction = command.autocommit === false;
  if (name === 'commitTransaction' || name === 'abortTransaction') return endTransaction(name, command, transactions);
  const known = COMMANDS.get(name);
  if (!known) throw new ServerError(59, 'CommandNotFound', `no such command: '${name}'`);
  checkOptions(name, known, command);
  if (!inTransaction) return known.run(contextFor(engine, command, caller, undefined));
  if (!known.inTransaction)
    throw new ServerError(
      263,
      'OperationNotSupportedInTransaction',
      `Cannot run '${name}' in a multi-document transaction.`,
    );
  const key = await transactions.enter(command, caller.connectionId);
  try {
    const reply = await known.run(contextFor(engine, command, caller, key));
    if ('writeErrors' in reply) transactions.abort(key);
    return reply;
  } catch (error) {
    transactions.abort(key);
    throw error;
  }
}

function endTransaction(name: string, command: Doc, transactions: Transactions): Doc {
  if (command.autocommit !== false)
    throw new ServerError(125, 'CommandFailed', `${name} must be run within a transaction`);
  return name === 'commitTransaction' ? transactions.commit(command) : transactions.abortCommand(command);
}

function contextFor(engine: Engine, command: Doc, caller: Caller, transaction: string | undefined): CommandContext {
  if (typeof command.$db !== 'string')
    throw new ServerError(40414, 'Location40414', "BSON field '$db' is missing but a required field");
  const maxTime = optionalNumber(command.maxTimeMS, 'maxTimeMS');
  return {
    engine,
    db: command.$db,
    command,
    ...caller,
    transaction,
    read: {
      source: readerOf(engine, transaction !== undefined),
      ...(maxTime ? { deadline: Date.now() + maxTime } : {}),
    },
    write: transaction === undefined ? (work) => engine.queue.write(work) : async (work) => work(),
  };
}

function checkOptions(name: string, { options }: Command, command: Doc): void {
  for (const key of Object.keys(command))
    if (key !== name && !options.includes(key) && !GENERIC_OPTIONS.has(key))
      throw new ServerError(40415, 'Location40415', `BSON field '${name}.${key}' is an unknown field.`);
  const { writeConcern, readConcern } = command;
  if (isDoc(writeConcern) && isNumber(writeConcern.w) && toDouble(writeConcern.w) > 1)
    throw new ServerError(100, 'UnsatisfiableWriteConcern', 'Not enough data-bearing nodes');
  if (isDoc(readConcern) && readConcern.atClusterTime !== undefined)
    throw new ServerError(72, 'InvalidOptions', 'atClusterTime is not supported by the embedded server');
}
