import { type Doc, isDoc } from '../bson/types.ts';
import type { Engine } from '../engine/engine.ts';
import { isSteps } from '../engine/steps.ts';
import { Task } from '../engine/task.ts';
import { diskFull, ServerError, transient } from '../errors.ts';
import {
  type Command,
  type CommandContext,
  commandName,
  optionalNumber,
  type Reply,
  refuseUnknownOptions,
} from './command.ts';
import { checkGenericOptions, withWriteConcern } from './generic-options.ts';
import { COMMANDS } from './table.ts';
import type { Transactions } from './transactions.ts';

export interface Caller {
  connectionId: number;
  address: string;
  rawOf: (doc: Doc) => Buffer | undefined;
  /** Told which task the command is, so that it can be ended with its client. */
  started: (task: Task) => void;
}

/** What can only make the data smaller. */
const FREES = new Set(['delete', 'drop', 'dropDatabase', 'dropIndexes']);
/** What mostly makes it larger. Collections and indexes are asked for at each start, and mostly are there. */
const GROWS = new Set(['insert', 'update', 'findAndModify', 'findandmodify']);

/** The end of a full disk's reserve is for deletions. */
function checkSpace(engine: Engine, name: string, command: Doc): void {
  const writesOut = name === 'aggregate' && Array.isArray(command.pipeline) && command.pipeline.some(isDestination);
  if (command.remove === true || !(GROWS.has(name) || writesOut)) return;
  engine.space.look();
  if (engine.space.exhausted) throw diskFull();
}

const isDestination = (stage: unknown): boolean => isDoc(stage) && ('$out' in stage || '$merge' in stage);

/** Checks what every command may carry, runs it and says so when its write concern cannot be met. */
export async function dispatch(
  engine: Engine,
  transactions: Transactions,
  command: Doc,
  caller: Caller,
): Promise<Reply> {
  checkGenericOptions(command);
  return withWriteConcern(command, await run(engine, transactions, command, caller));
}

/** Runs one command: checks its options, finds its transaction, and gives it what it needs. */
async function run(engine: Engine, transactions: Transactions, command: Doc, caller: Caller): Promise<Reply> {
  const name = commandName(command);
  const inTransaction = command.autocommit === false;
  if (name === 'commitTransaction' || name === 'abortTransaction')
    return endTransaction(name, command, engine, transactions);
  const known = COMMANDS.get(name);
  if (!known) throw new ServerError(59, 'CommandNotFound', `no such command: '${name}'`);
  refuseUnknownOptions(name, known, command);
  checkSpace(engine, name, command);
  const task = new Task(name, optionalNumber(command.maxTimeMS, 'maxTimeMS'));
  caller.started(task);
  const sessions = (lsids: unknown): void => transactions.sessionsEnded(lsids);
  if (!inTransaction) return runCommand(known, contextFor(engine, command, caller, task, sessions, undefined));
  if (!known.inTransaction)
    throw new ServerError(
      263,
      'OperationNotSupportedInTransaction',
      `Cannot run '${name}' in a multi-document transaction.`,
    );
  const key = await transactions.enter(command, caller.connectionId, task, known.writes === true);
  let failed = true;
  try {
    const reply = await runCommand(known, contextFor(engine, command, caller, task, sessions, key));
    failed = 'writeErrors' in reply;
    return reply;
  } catch (error) {
    throw orAgain(engine, error);
  } finally {
    transactions.leave(key, failed);
  }
}

/** A transaction that a full disk stopped is worth another try once the reserve has made room. */
function orAgain(engine: Engine, error: unknown): unknown {
  return engine.notice(error) ? transient(14031, 'OutOfDiskSpace', 'the disk is full') : error;
}

function runCommand(known: Command, context: CommandContext): Reply | Promise<Reply> {
  const { engine, task } = context;
  const reply = task.slice(() => known.run(context));
  return isSteps(reply) ? engine.run(task, reply) : reply;
}

function endTransaction(name: string, command: Doc, engine: Engine, transactions: Transactions): Doc {
  if (command.autocommit !== false)
    throw new ServerError(125, 'CommandFailed', `${name} must be run within a transaction`);
  try {
    return name === 'commitTransaction' ? transactions.commit(command) : transactions.abortCommand(command);
  } catch (error) {
    throw orAgain(engine, error);
  }
}

function contextFor(
  engine: Engine,
  command: Doc,
  { connectionId, address, rawOf }: Caller,
  task: Task,
  endSessions: (lsids: unknown) => void,
  transaction: string | undefined,
): CommandContext {
  if (typeof command.$db !== 'string')
    throw new ServerError(40414, 'Location40414', "BSON field '$db' is missing but a required field");
  return {
    engine,
    db: command.$db,
    command,
    connectionId,
    address,
    rawOf,
    task,
    endSessions,
    transaction,
    read: { source: () => engine.store().connection },
    write: async (work) => {
      if (transaction === undefined) return engine.queue.write(work, { task, frees: FREES.has(commandName(command)) });
      const value = task.slice(work);
      return isSteps(value) ? engine.run(task, value) : value;
    },
  };
}
