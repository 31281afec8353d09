import { Int32 } from 'bson';
import type { Doc } from '../bson/types.ts';
import { ServerError } from '../errors.ts';
import { type CommandContext, inside } from './command.ts';

export interface WriteErrors {
  done: number;
  errors: Doc[];
}

/**
 * Runs the statements of a write one by one. A refused statement is reported with its index; ordered writes stop
 * there, and so does everything in a transaction, which then is aborted. What is not the client's fault ends the command.
 */
export function runEach<Statement>(
  context: CommandContext,
  statements: readonly Statement[],
  run: (statement: Statement, index: number) => void,
): WriteErrors {
  const errors: Doc[] = [];
  let done = 0;
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
      done++;
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      errors.push({ index: new Int32(index), code: new Int32(error.code), errmsg: error.message, ...error.extra });
      if (context.command.ordered !== false || inside(context)) break;
    }
  }
  return { done, errors };
}

export const writeReply = (reply: Doc, errors: Doc[]): Doc => ({
  ...reply,
  ...(errors.length ? { writeErrors: errors } : {}),
  ok: 1,
});
