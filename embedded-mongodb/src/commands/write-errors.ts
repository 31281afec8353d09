import { Int32 } from 'bson';
import type { Doc } from '../bson/types.ts';
import { PAUSE, type Steps, sliceOver } from '../engine/steps.ts';
import { Interrupted } from '../engine/task.ts';
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
export function* runEach<Statement>(
  context: CommandContext,
  statements: readonly Statement[],
  run: (statement: Statement, index: number) => Steps<void> | undefined,
): Steps<WriteErrors> {
  const errors: Doc[] = [];
  let done = 0;
  for (const [index, statement] of statements.entries()) {
    try {
      const steps = run(statement, index);
      if (steps) yield* steps;
      done++;
    } catch (error) {
      if (!(error instanceof ServerError) || error instanceof Interrupted) throw error;
      errors.push({ index: new Int32(index), code: new Int32(error.code), errmsg: error.message, ...error.extra });
      if (context.command.ordered !== false || inside(context)) break;
    }
    if (sliceOver()) yield PAUSE;
  }
  return { done, errors };
}

export const writeReply = (reply: Doc, errors: Doc[]): Doc => ({
  ...reply,
  ...(errors.length ? { writeErrors: errors } : {}),
  ok: 1,
});
